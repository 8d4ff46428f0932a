import { compareText } from "../compare.ts";
import type { Built } from "../output/list-rows.ts";
import { table } from "./write-report.ts";

const shown = 12;

export function reportOutlook({ wages, outlook, catalog }: Built): string[] {
  const titles = new Map(wages.occupations.map(({ code, title }) => [code, title]));
  const byGrowth = outlook.projections.toSorted(
    (a, b) => b.changePct - a.changePct || compareText(a.socCode, b.socCode),
  );
  const row = ({ socCode, changePct, slower, others }: (typeof byGrowth)[number]) => [
    socCode,
    titles.get(socCode) ?? "",
    changePct,
    `${slower} of ${others}`,
  ];
  const related = new Set(outlook.relations.map(({ socCode }) => socCode));
  const projected = new Set(outlook.projections.map(({ socCode }) => socCode));
  const without = (known: Set<string>) =>
    wages.occupations
      .filter(({ code }) => !known.has(code))
      .map(({ code, title }) => `${code} ${title}`)
      .join("; ") || "none";
  return [
    "## Growth of occupations",
    "BLS Employment Projections 2024-34. The share of all other occupations that grow more slowly places a role in its band of yearly pay growth.",
    table(
      ["code", "title", "change 2024-34, %", "grow more slowly"],
      [...byGrowth.slice(0, shown), ...byGrowth.slice(-shown)].map(row),
    ),
    `Occupations without a projection: ${without(projected)}.`,
    "## Related occupations",
    `${outlook.relations.length} relations of O*NET between occupations that have wages of their own, primary and supplemental. ${catalog.placed.occupations.size} of ${catalog.roles.length} roles belong to one O*NET occupation; the others, of codes that stand for several, have the relations of all of them. A role stands for each of ${catalog.placed.roles.size} O*NET occupations. Occupations that O*NET relates to nothing: ${without(related)}.`,
    "## Licensed occupations",
    "Reviewed by hand. A role of such an occupation is adjacent to another only by a primary relation.",
    table(
      ["code", "title", "license"],
      outlook.licenses.map(({ socCode, license }) => [socCode, titles.get(socCode) ?? "", license]),
    ),
  ];
}
