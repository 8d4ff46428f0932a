import { compareText } from "../compare.ts";

/** One spelling of a title, how often it was filed and whether O*NET spells it so. */
interface Spelling {
  words: string[];
  filings: number;
  onet: boolean;
}

const jobs =
  /^(?:manager|director|engineer|analyst|developer|architect|specialist|administrator|consultant|scientist|supervisor|coordinator|technician|designer)$/;

/** O*NET's spelling if it has one, else the most frequently filed one, with the job at its end. */
export function chooseSpelling(spellings: Iterable<Spelling>): string[] {
  const ordered = [...spellings].sort(
    (a, b) =>
      Number(b.onet) - Number(a.onet) ||
      b.filings - a.filings ||
      compareText(a.words.join(" "), b.words.join(" ")),
  );
  return officeFirst(jobLast(ordered[0]?.words ?? []));
}

const ranks = new Set([
  "executive",
  "senior",
  "assistant",
  "associate",
  "regional",
  "group",
  "clinical",
]);

/** Writes "Sales Vice President" as "Vice President of Sales", and professors likewise. */
function officeFirst(words: string[]): string[] {
  const office = /(?:^| )((?:assistant|associate) professor|vicepresident)$/.exec(
    words.join(" "),
  )?.[1];
  if (office === undefined) return words;
  const length = office.split(" ").length;
  const field = words.slice(0, -length);
  const first = field[0];
  if (first === undefined || ranks.has(first)) return words;
  return [...words.slice(-length), "of", ...field];
}

/** Filings lose the comma of "Manager, Software Engineering": puts the job last. */
function jobLast(words: string[]): string[] {
  const [first = "", ...rest] = words;
  const last = rest.at(-1) ?? "";
  const inverted = jobs.test(first) && rest.length > 0 && !jobs.test(last);
  return inverted && !rest.includes("of") && !rest.includes("to") ? [...rest, first] : words;
}
