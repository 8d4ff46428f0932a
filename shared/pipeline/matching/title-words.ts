import { levelWords } from "../../reference/abbreviations.ts";

/** A title of a job, taken apart. */
export interface TitleWords {
  /** Its parts, as commas and dashes divide it, in words as slugs of the catalog spell them. */
  parts: string[][];
}

/** Spellings of the same words; the right side is the catalog's. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.])\.?net core\b|(?<!\w)\.net\b|\bdotnet\b/g, " dot net "],
  [/\bc\+\+/g, " c plus plus "],
  [/\b(node|react|angular|vue)(?:\.|[ -])?js\b/g, "$1"],
  [/\bnode\b/g, "nodejs"],
  [/\bu\.?s\.?(?=[ ,)]|$)/g, "us"],
  [/\b(?:ui ?\/ ?ux|ux ?\/ ?ui|ui[ -]ux)\b/g, "ux ui"],
  [/\bfront[ -]end\b/g, "frontend"],
  [/\bback[ -]end\b/g, "backend"],
  [/\bfullstack\b/g, "full stack"],
  [/\bdev[ -]ops\b/g, "devops"],
  [/\bcyber[ -]security\b/g, "cybersecurity"],
  [/\bhelpdesk\b/g, "help desk"],
  [/\b(?:sys ?admin|system administrator)\b/g, "systems administrator"],
  [/\bsoftware development engineer in test\b|\bsdet\b/g, "software development engineer in test"],
  [/\beng(?:r|\.)?(?=[ ,]|$)/g, "engineer"],
  [/\bmgr\b/g, "manager"],
  [/\badmin$/g, "administrator"],
  [/\basst\b/g, "assistant"],
  [/\bat law\b/g, "at-law"],
];

/** What a posting adds to a title that says nothing of the work. */
const terms = new Set(
  "contract contractor full hybrid on onsite part permanent remote site temp temporary time us usa".split(
    " ",
  ),
);

/** Grades that a catalog of roles leaves to the level of experience, beside {@link levelWords}. */
const grade = /^(?:i|v|vi|[1-9]|(?:e|g|ic|l|p|t)[1-9]|distinguished|experienced)$/;

export function isGrade(word: string): boolean {
  return levelWords.has(word) || grade.test(word);
}

/** Takes a title apart: what stands in brackets and behind "at" is no part of it. */
export function readTitle(title: string): TitleWords {
  let text = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, " ")
    .replace(/[’'`]/g, "");
  for (const [pattern, spelling] of spellings) text = text.replace(pattern, spelling);
  const [called = ""] = text.split(/\s+at\s+|@/);
  const parts = called
    .split(/[,;:|·•–—]|\s-+\s/)
    .map(readWords)
    .filter((words) => words.some((word) => !terms.has(word)));
  return { parts };
}

/** A slash stays a word: a title that names two jobs is none of the catalog. */
function readWords(text: string): string[] {
  return text
    .replaceAll("&", " and ")
    .replaceAll("/", " / ")
    .replace(/[^\p{L}\p{N}/+#]+/gu, " ")
    .trim()
    .split(" ")
    .filter(Boolean);
}

/** Words without the grades and terms at both their ends. */
export function withoutGrade(words: readonly string[]): string[] {
  const says = (word: string) => !isGrade(word) && !terms.has(word);
  const first = words.findIndex(says);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(says) + 1);
}
