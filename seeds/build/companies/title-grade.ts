/** Short forms in the titles of levels and filings, written out. */
const words: Readonly<Record<string, string>> = {
  swe: "software engineer",
  sde: "software development engineer",
  mts: "member of technical staff",
  smts: "senior member of technical staff",
  lmts: "lead member of technical staff",
  pmts: "principal member of technical staff",
  amts: "associate member of technical staff",
  sr: "senior",
  jr: "junior",
  sw: "software",
  eng: "engineer",
  "1": "i",
  "2": "ii",
  "3": "iii",
  "4": "iv",
  "5": "v",
};

/** What makes a title that of one level: a grade or a number. */
const grades =
  /\b(?:i{1,3}|iv|v|junior|associate|senior|staff|principal|lead|distinguished|fellow|partner|consulting|architect)\b/;

/**
 * A job title in one spelling; null if it does not tell a level, as a plain
 * "Software Engineer" does not.
 */
export function gradedTitle(title: string): string | null {
  const plain = title
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(/\s+/)
    .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
    .join(" ");
  return plain.includes(" ") && grades.test(plain.replace("member of technical staff", "mts"))
    ? plain
    : null;
}
