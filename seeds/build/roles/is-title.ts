import { parseTitle } from "../titles/parse-title.ts";
import { singularWord } from "../titles/singular.ts";
import { leftOutTitles } from "./left-out-titles.ts";

const reasons = new Map<string, string>();
for (const [reason, titles] of Object.entries(leftOutTitles)) {
  for (const title of titles.split(/[;\n]/)) {
    const key = parseTitle(title.trim())?.key;
    if (key) reasons.set(key, reason);
  }
}

/** A title must end with a job, such as "engineer", not with an activity, such as "engineering". */
const notAJob = new Set(
  `engineering management development services operations technology software product marketing sales design
  research finance analytics security assurance control support test testing planning business qa programming
  learning science sciences intelligence architecture administration consulting strategy projects other
  systems system program programs accounting maintenance training education quality production office
  department team center desk work labor duty shift division`.split(/\s+/),
);

const maxTitleLength = 6;

/** The reason a title is left out of the catalog; null if it is not. */
export function reasonLeftOut(key: string, words: string[]): string | null {
  const known = reasons.get(key);
  if (known !== undefined) return known;
  if (words.length > maxTitleLength) return `longer than ${maxTitleLength} words`;
  const last = words.at(-1) ?? "";
  if (notAJob.has(last) && !words.includes("of")) return "ends with an activity, not a job";
  if (words.some((word) => /^\d/.test(word) && !["3d", "911"].includes(word)))
    return "has a number";
  if (words.some((word) => word.length === 1 && !["c", "r"].includes(word)))
    return "has a lone letter";
  if (repeatsItself(words)) return "says its job twice";
  if (words.includes("or")) return "names two jobs";
  return null;
}

const stems: [RegExp, string][] = [
  [/^manage/, "manage"],
  [/^engineer/, "engineer"],
  [/^develop/, "develop"],
  [/^analy/, "analyse"],
  [/^design/, "design"],
  [/^consult/, "consult"],
  [/^direct/, "direct"],
  [/^administ/, "administer"],
  [/^architect/, "architect"],
  [/^technolog/, "technology"],
];

function repeatsItself(words: string[]): boolean {
  const found = words.map((word) => {
    const stem = stems.find(([pattern]) => pattern.test(word))?.[1];
    return stem ?? singularWord(word);
  });
  return new Set(found).size < found.length && !words.includes("of");
}
