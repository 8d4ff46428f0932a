import { titleFactor } from "#shared/figures/title-factor.ts";
import type { Built } from "../output/list-rows.ts";
import { marketSources } from "../statistics/fit-title-factor.ts";
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
      const { code: socCode, namesOccupation } = role;
      const titled = { socCode, namesOccupation, statistics: own };
      return [{ role, own, ...titleFactor(titled, statistics.titleFactor) }];
    })
    .sort((a, b) => b.factor - a.factor);
  const changedFields = factors.filter(({ factor }) => Math.abs(factor - 1) > difference);
  const fitted = statistics.titleFactor;
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
      own.reduce((total, { groups }) => total + groups, 0),
      own.map(({ sourceId }) => sourceId).join(", "),
    ]);
  const header = [
    "title",
    "occupation",
    "factor",
    "s.e. of its log",
    "shrinkage",
    "observations",
    "independent",
    "sources",
  ];
  return [
    "## Title factors",
    [
      '- A title counts with all its grades ("Senior Software Engineer" counts for software-engineer), because the occupation\'s wages cover all grades; trailing numerals and spelling do not matter either.',
      '- A filing counts for a role only under the role\'s own occupation, or under a code that the review adds to it: the same title filed elsewhere names another job (most filings of "Architect" are of IT). Employers, not filings, count as independent.',
      "- Filings compare a title with the other titles of its occupation at the same employer, where five employers or more file both; an employer counts by its filings of the title, at most ten. Elsewhere they compare the medians.",
      "- Postings name no occupation: its median is that of all postings of its roles, and at least three different roles are needed. ai-jobs.net counts for specialized roles only, by each title's effect in a regression of log pay with experience and year. The governments' postings compare the medians.",
      `- The deviation between titles is the covariance of ${marketSources.join(" and ")} over the titles that both compare so; the deviations between sources that compare medians solve the moment equation of Paule and Mandel, because one-step DerSimonian–Laird would let the few titles with thousands of rows decide.`,
      "- The mean of an occupation's titles, weighted by certified filings of FY2022 to FY2025, is taken off each, because the published median is that of all of them. Titles without evidence count as 0 in it, and those that name the occupation by their own evidence. Afterwards both have the factor 1. Titles that contradict their occupation are neither in the mean nor moved by it: a few of them, filed often, would move all others.",
    ].join("\n"),
    table(["source", "roles with 5 observations or more", "observations"], counts),
    `${factors.length} roles have statistics; ${changedFields.length} of all ${catalog.roles.length} differ from their occupation's wage by more than 0.1%. The other ${catalog.roles.length - changedFields.length} keep it.`,
    `${catalog.roles.filter(({ namesOccupation }) => namesOccupation).length} titles name their occupation (\`seeds/identity-titles.csv\`) and have its wage without an error.`,
    `Fitted standard deviations, in logs: between titles ${fitted.tau} (${fitted.tau_titles} titles in both sources), of titles that contradict their occupation ${fitted.contradicting_tau}, of a title of which nothing is known ${fitted.unknown_tau}, between sources about one title ${fitted.source_tau}, of a government's pay scale about one title ${fitted.scale_tau}. ${[...byRole.values()].filter((own) => own.length > 1).length} roles are in several sources.`,
    `### The ${shown} largest`,
    table(header, rows(factors.slice(0, shown))),
    `### The ${shown} smallest`,
    table(header, rows(factors.slice(-shown).reverse())),
  ];
}
