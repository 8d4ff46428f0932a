import { compareText } from "../compare.ts";
import { describePay, type Filing, minFilings, type Percentiles } from "./filed-pay.ts";

export interface FiledTitle extends Percentiles {
  /** As most of the filings spell it. */
  title: string;
  /** The survey's code of the occupation that more than half of the filings name; null if none has. */
  socCode: string | null;
  filings: number;
}

/** A request's number, which some employers append to the title. */
const requestNumber = /[\s-]+[A-Z]*\d{4,}(?:[\s-]+\d+)?\s*$/i;

const words: readonly [RegExp, string][] = [
  [/\bsr\b/g, "senior"],
  [/\bjr\b/g, "junior"],
  [/\bmgr\b/g, "manager"],
  [/\bengr\b/g, "engineer"],
];

/** A job title without brackets, punctuation and a request's number, and with short forms written out. */
export function filedTitleKey(title: string): string {
  const plain = title
    .replace(requestNumber, "")
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/\.(?!net)/g, " ")
    .replace(/[^a-z0-9&/+#. ]/g, " ");
  return words
    .reduce((text, [short, long]) => text.replace(short, long), plain)
    .replace(/\s+/g, " ")
    .trim();
}

/** The titles of one employer that five or more filings have, those with most filings first. */
export function listFiledTitles(filed: readonly Filing[]): FiledTitle[] {
  return [...Map.groupBy(filed, ({ title }) => filedTitleKey(title))]
    .filter(([key, own]) => key !== "" && own.length >= minFilings)
    .map(([, own]) => ({
      title: commonest(own.map(({ title }) => spell(title))),
      socCode: occupationOf(own),
      filings: own.length,
      ...describePay(own),
    }))
    .sort((a, b) => b.filings - a.filings || compareText(a.title, b.title));
}

/** A title such as "Manager" is of several occupations, none of which has most of its filings. */
function occupationOf(own: readonly Filing[]): string | null {
  const byCode = Map.groupBy(own, ({ socCode }) => socCode);
  const [most] = [...byCode].filter(([, filings]) => filings.length * 2 > own.length);
  return most?.[0] ?? null;
}

/** The spelling of most, and of several the one that is not in capitals throughout. */
export function commonest(spellings: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const isLoud = (text: string) => Number(!/[a-z]/.test(text));
  const [first] = [...counts].sort(
    ([a, many], [b, more]) => isLoud(a) - isLoud(b) || more - many || compareText(a, b),
  );
  return first?.[0] ?? "";
}

function spell(title: string): string {
  return title.replace(requestNumber, "").replace(/\s+/g, " ").trim();
}
