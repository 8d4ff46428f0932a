import { levelWords } from "../reference/abbreviations.ts";

/** A job title split into words. */
export interface TitleWords {
  /** The parts between commas and dashes, each as words in the spelling of catalog slugs. */
  parts: string[][];
}

/** Alternative spellings, and the spelling of the catalog. */
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

/** Words that job postings add to a title and that do not describe the work. */
const terms = new Set(
  "contract contractor full hybrid on onsite part permanent remote site temp temporary time us usa".split(
    " ",
  ),
);

/** Grades that the catalog expresses as a level of experience, in addition to {@link levelWords}. */
const grade = /^(?:i|v|vi|[1-9]|(?:e|g|ic|l|p|t)[1-9]|distinguished|experienced)$/;

export function isGrade(word: string): boolean {
  return levelWords.has(word) || grade.test(word);
}

/** Splits a title into words, without text in brackets or after "at". */
export function readTitle(title: string): TitleWords {
  let text = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, " ")
    .replace(/[’'`]/g, "");
  for (const [pattern, spelling] of spellings) text = text.replace(pattern, spelling);
  const [beforeAt = ""] = text.split(/\s+at\s+|@/);
  const parts = beforeAt
    .split(/[,;:|·•–—]|\s-+\s/)
    .map(readWords)
    .filter((words) => words.some((word) => !terms.has(word)));
  return { parts };
}

/** A slash is kept as a word, so that a title that names two jobs matches neither. */
function readWords(text: string): string[] {
  return text
    .replaceAll("&", " and ")
    .replaceAll("/", " / ")
    .replace(/[^\p{L}\p{N}/+#]+/gu, " ")
    .trim()
    .split(" ")
    .filter(Boolean);
}

/** Removes grades and contract terms from both ends. */
export function withoutGrade(words: readonly string[]): string[] {
  const isMeaningful = (word: string) => !isGrade(word) && !terms.has(word);
  const first = words.findIndex(isMeaningful);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isMeaningful) + 1);
}
