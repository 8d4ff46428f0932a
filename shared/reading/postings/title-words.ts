import { levelWords } from "#shared/reference/abbreviations.ts";

/** A job title split into words. */
interface TitleWords {
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

/** Words that job postings add to a title and that do not describe the work, most of them in pairs. */
const terms = new Set(
  "contract contractor hybrid onsite permanent remote temp temporary us usa full-time part-time on-site in-office per-diem work-from-home".split(
    " ",
  ),
);
const longestTerm = 3;

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
    .filter((words) => !isTerm(words));
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

/**
 * The words without grades and contract terms at their ends: first with as few of them away as possible,
 * because "site" or "contract" may be a word of the title itself.
 */
export function withoutGrades(words: readonly string[]): string[][] {
  const starts = endsOf(words, (rest, length) => rest.slice(0, length));
  const ends = endsOf(words.toReversed(), (rest, length) => rest.slice(0, length).toReversed());
  return starts
    .flatMap((start) => ends.map((end) => ({ start, end })))
    .filter(({ start, end }) => start + end > 0 && start + end < words.length)
    .sort((a, b) => a.start + a.end - (b.start + b.end))
    .map(({ start, end }) => words.slice(start, words.length - end));
}

/** How many words may be left away from the first on: none, one grade or term, two and so on. */
function endsOf(
  words: readonly string[],
  take: (rest: readonly string[], length: number) => readonly string[],
): number[] {
  const counts = [0];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfTerm((length) => take(words.slice(at), length));
    if (length === 0) break;
    at += length;
    counts.push(at);
  }
  return counts;
}

function lengthOfTerm(take: (length: number) => readonly string[]): number {
  for (let length = longestTerm; length > 0; length--) {
    const words = take(length);
    const [only = ""] = words;
    if (words.length === length && terms.has(words.join("-"))) return length;
    if (length === 1 && words.length === 1 && isGrade(only)) return 1;
  }
  return 0;
}

/** Whether words are nothing but contract terms, such as "full time remote". */
function isTerm(words: readonly string[]): boolean {
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at, at + longestTerm);
    const length = [3, 2, 1].find((size) => terms.has(rest.slice(0, size).join("-")));
    if (length === undefined) return false;
    at += length;
  }
  return true;
}
