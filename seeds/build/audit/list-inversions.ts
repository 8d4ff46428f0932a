import { compareText } from "../compare.ts";
import { families } from "./families.ts";

/** A role's national figure: the latest release's wage of its occupation × its factor. */
export interface Figure {
  title: string;
  code: string;
  baseline: number;
}

interface Inversion {
  lower: Figure;
  higher: Figure;
}

/** Figures that differ by less than this share count as equal. */
const tolerance = 0.02;

/** Words of rank: of two titles that differ only in them, the first should not be paid more. */
const ranks: [lower: string, higher: string][] = [
  ["Coordinator", "Manager"],
  ["Specialist", "Manager"],
  ["Analyst", "Manager"],
  ["Supervisor", "Manager"],
  ["Manager", "Director"],
  ["Technician", "Engineer"],
];

/** Titles that pay more than the title of the next higher rank, in the reviewed families and wherever words express a rank. */
export function listInversions(figures: readonly Figure[]): Inversion[] {
  const byTitle = new Map(figures.map((figure) => [figure.title, figure]));
  const pairs = new Map<string, Inversion>();
  const compare = (low: string | undefined, high: string | undefined) => {
    const lower = byTitle.get(low ?? "");
    const higher = byTitle.get(high ?? "");
    if (!lower || !higher || lower.baseline <= higher.baseline * (1 + tolerance)) return;
    pairs.set(`${lower.title} ${higher.title}`, { lower, higher });
  };
  for (const family of families) {
    for (const [index, title] of family.entries()) compare(title, family[index + 1]);
  }
  for (const { title } of figures) {
    for (const [lower, higher] of ranks) {
      if (title.endsWith(` ${lower}`)) compare(title, title.replace(/\w+$/, higher));
    }
    if (title.endsWith(" Director")) {
      compare(title, `Vice President of ${title.slice(0, -" Director".length)}`);
    }
    compare(`${title} Assistant`, title);
    compare(`${title} Helper`, title);
    compare(`Assistant ${title}`, title);
    compare(`Staff ${title}`, title);
  }
  return [...pairs.values()].sort(
    (a, b) =>
      b.lower.baseline / b.higher.baseline - a.lower.baseline / a.higher.baseline ||
      compareText(a.lower.title, b.lower.title),
  );
}
