import { phrases, stopWords } from "./phrases.ts";
import { singularWord } from "./singular.ts";

/** A title read into words of one spelling. */
interface ParsedTitle {
  /** The words in the title's order, in lower case, without level and numerals. */
  words: string[];
  /** A key that every spelling and word order of the title shares. */
  key: string;
}

/** Words for a level of experience, which is a parameter of the API. */
const seniority = new Set(
  `senior sr sr. snr junior jr jr. entry-level experienced intern internship trainee apprentice
  apprenticeship principal lead staff fellow fellowship distinguished level advanced beginner seasonal
  temporary part-time freelance retired interim acting ii iii iv student graduate mid postdoctoral
  resident residency mts smts pmts candidate`.split(/\s+/),
);

/** Titles in which such a word names the job itself. */
const notSeniority = new RegExp(
  [
    "\\bprincipal$",
    "^chief of staff$",
    "\\bstaff (?:accountant|attorney|nurse|pharmacist|physician|psychologist|writer)\\b",
    "\\b(?:graduate|student) (?:affairs|services|teaching|assistant|advisor|counselor)\\b",
    "\\bresident (?:assistant|advisor|care|life|manager)\\b",
  ].join("|"),
);

const numeral = /^(?:i|ii|iii|iv|v|vi|\d{1,2}|[lp]\d|level|grade|band|tier|step)$/;

/**
 * Reads a title; null if people would not search for it: a list with
 * slashes, a code, a seniority instead of a job.
 */
export function parseTitle(text: string): ParsedTitle | null {
  const plain = spellOut(text);
  if (plain === null) return null;
  const words = dropLevels(plain.split(" "));
  if (words.length === 0) return null;
  return { words, key: titleKey(words) };
}

/** Whether a title's words name a level of experience. */
export function namesSeniority(words: string[]): boolean {
  return words.some((word) => seniority.has(word)) && !notSeniority.test(words.join(" "));
}

/** Words before or after a title that grade it. */
const grades = new Set(
  `senior sr sr. junior jr jr. entry mid level lead staff principal associate experienced`.split(
    /\s+/,
  ),
);

/** "Senior Software Engineer" without its grade; null if it has none. */
export function dropGrade(words: string[]): string[] | null {
  const kept = [...words];
  while (kept.length > 1 && grades.has(kept[0] ?? "")) kept.shift();
  while (kept.length > 1 && grades.has(kept.at(-1) ?? "")) kept.pop();
  return kept.length < words.length ? kept : null;
}

/** Word order, plurals and stop words do not change the job that a title names. */
export function titleKey(words: string[]): string {
  const significant = words.filter((word) => !stopWords.has(word));
  return significant
    .map((word) => singularWord(word.replace(/'s$|s'$/, "s")).replace(/s$/, ""))
    .sort()
    .join(" ");
}

function spellOut(text: string): string | null {
  let plain = dropParenthesis(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\b(ui|ux|ai|ml|pl|qa|qc)\/(ui|ux|ai|ml|sql|qa|qc)\b/g, "$1 $2")
    .replace(/\bob\/gyn\b/g, "obgyn")
    .replace(/&/g, " and ")
    .replace(/-/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  plain = invertComma(plain);
  for (const [pattern, replacement] of phrases) plain = plain.replace(pattern, replacement);
  plain = plain.replace(/,/g, "").replace(/\s+/g, " ").trim();
  // Remaining symbols are from codes or lists, which are not titles.
  const other = plain.replace(/\b3d\b/g, "");
  return /[^a-z0-9 '.-]/.test(other) ? null : plain;
}

/** "CEO (Chief Executive Officer)", "Surgical Tech (Surgical Technologist)": the form in full; otherwise the words outside the parentheses. */
function dropParenthesis(text: string): string {
  const match = /^([^()]*)\(([^()]*)\)\s*$/.exec(text);
  if (!match) return text.replace(/\([^()]*\)/g, " ");
  const outside = match[1]?.trim() ?? "";
  const inside = match[2]?.trim() ?? "";
  const shortened = /^[A-Z0-9/&.-]+$/.test(outside) || /\bTech$/.test(outside);
  const sameJob = outside.split(" ").at(-1) === inside.split(" ").at(-1);
  return (shortened || sameJob) && inside.length > outside.length ? inside : outside;
}

/** "Manager, Sales" is "Sales Manager"; a list with commas stays a list. */
function invertComma(text: string): string {
  const match = /^([^,]+), ([^,]+)$/.exec(text);
  return match ? `${match[2]} ${match[1]}` : text;
}

function dropLevels(words: string[]): string[] {
  const kept = [...words];
  while (kept.length > 1 && numeral.test(kept.at(-1) ?? "")) kept.pop();
  return kept;
}
