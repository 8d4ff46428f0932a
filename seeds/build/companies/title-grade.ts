/** Short forms in the titles of levels and filings, written out. */
const words: Readonly<Record<string, string>> = {
  swe: "software engineer",
  sde: "software engineer",
  mts: "member of technical staff",
  smts: "senior member of technical staff",
  lmts: "lead member of technical staff",
  pmts: "principal member of technical staff",
  amts: "associate member of technical staff",
  sr: "senior",
  snr: "senior",
  jr: "junior",
  assoc: "associate",
  sw: "software",
  dev: "development",
  eng: "engineer",
  engr: "engineer",
  mgr: "manager",
  "1": "i",
  "2": "ii",
  "3": "iii",
  "4": "iv",
  "5": "v",
};

/** One spelling for what employers call the same job. */
const spellings: readonly [RegExp, string][] = [
  [/\bsoftware development engineer\b/g, "software engineer"],
  // "MTS 1, Software Engineer" and "Software Engineering SMTS" name the level MTS 1 and Senior MTS.
  [/^software engineer(?:ing)? (.*\bmember of technical staff\b.*)$/, "$1"],
  [/^(.*\bmember of technical staff\b.*) software engineer(?:ing)?$/, "$1"],
  // "Engineer 3, Software Development & Engineering" is Engineer 3.
  [
    /^((?:.* )?engineer(?: [iv]+)?) software(?: (?:development )?(?:and )?engineer(?:ing)?)?$/,
    "$1",
  ],
];

/** A grade or a number that makes a title one of a level. */
const grades =
  /\b(?:i{1,3}|iv|v|junior|associate|senior|staff|principal|lead|distinguished|fellow|partner|consulting|architect)\b/;

/**
 * A job title in one spelling; null if it does not tell a level, as a plain
 * "Software Engineer" does not.
 */
export function gradedTitle(title: string): string | null {
  const expanded = title
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/\bs\/w\b/g, "software")
    .replace(/&/g, " and ")
    // "MTS1" is "MTS 1".
    .replace(/\b(mts|sde|swe|engineer)(?=\d\b)/g, "$1 ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(/\s+/)
    .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
    .join(" ");
  const plain = spellings.reduce(
    (text, [pattern, spelling]) => text.replace(pattern, spelling),
    expanded,
  );
  return plain.includes(" ") && grades.test(plain) ? plain : null;
}
