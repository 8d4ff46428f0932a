import { titleFactor } from "../../../shared/salaries/figures/title-factor.ts";
import type { Built } from "../output/list-rows.ts";
import type { TitleStatistic } from "../statistics/title-statistics.ts";
import { table } from "./write-report.ts";

const shown = 20;
/** A role differs from its occupation when its wage does by more than a tenth of a percent. */
const difference = 0.001;

export function reportFactors({ catalog, statistics }: Built): string[] {
  const byRole = new Map<string, TitleStatistic[]>();
  for (const statistic of statistics.statistics) {
    byRole.set(statistic.roleSlug, [...(byRole.get(statistic.roleSlug) ?? []), statistic]);
  }
  const factors = catalog.roles
    .flatMap((role) => {
      const own = byRole.get(role.slug);
      if (!own) return [];
      return [{ role, own, ...titleFactor(own, statistics.titleFactor) }];
    })
    .sort((a, b) => b.factor - a.factor);
  const changedFields = factors.filter(({ factor }) => Math.abs(factor - 1) > difference);
  const { tau, source_tau: sourceTau } = statistics.titleFactor;
  const counts = [...new Set(statistics.statistics.map(({ sourceId }) => sourceId))].map((id) => {
    const own = statistics.statistics.filter(({ sourceId }) => sourceId === id);
    return [id, own.length, own.reduce((total, { count }) => total + count, 0)];
  });
  const rows = (list: typeof factors) =>
    list.map(({ role, own, factor, se, shrinkage, observations }) => [
      role.title,
      role.code,
      factor.toFixed(3),
      se.toFixed(3),
      shrinkage.toFixed(2),
      observations,
      own.map(({ sourceId }) => sourceId).join(", "),
    ]);
  const header = [
    "title",
    "occupation",
    "factor",
    "s.e. of its log",
    "shrinkage",
    "observations",
    "sources",
  ];
  return [
    "## Title factors",
    [
      '- A title counts with all its grades ("Senior Software Engineer" counts for software-engineer), because the occupation\'s wages are those of all grades; trailing numerals and spelling do not matter either.',
      '- A filing counts for a role only under the role\'s own occupation: the same title filed elsewhere is a homonym (most filings of "Architect" are of IT). Employers, not filings, count as independent.',
      "- Postings name no occupation: the occupation is all postings of its roles, and needs three different ones. ai-jobs.net speaks of specialized roles only.",
      "- Both deviations below solve the moment equation of Paule and Mandel; one-step DerSimonian–Laird would let the few titles with thousands of rows decide.",
    ].join("\n"),
    table(["source", "roles with 5 observations or more", "observations"], counts),
    `${factors.length} roles have statistics; ${changedFields.length} of all ${catalog.roles.length} differ from their occupation's wage by more than 0.1 %. The other ${catalog.roles.length - changedFields.length} keep it.`,
    `Fitted: standard deviation between titles ${tau}, between sources about one title ${sourceTau} (both of the logarithm). ${[...byRole.values()].filter((own) => own.length > 1).length} roles are in several sources.`,
    `### The ${shown} largest`,
    table(header, rows(factors.slice(0, shown))),
    `### The ${shown} smallest`,
    table(header, rows(factors.slice(-shown).reverse())),
  ];
}
