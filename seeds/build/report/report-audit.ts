import { titleFactor } from "#shared/figures/title-factor.ts";
import { listContradictions } from "../audit/list-contradictions.ts";
import { type Figure, listInversions } from "../audit/list-inversions.ts";
import { compareText } from "../compare.ts";
import type { Built } from "../output/list-rows.ts";
import { reviewedTitles } from "../roles/reviewed-titles.ts";
import type { Role } from "../roles/role.ts";
import { marketSources, type TitleFactorSection } from "../statistics/fit-title-factor.ts";
import { boundingObservations, type TitleStatistic } from "../statistics/title-statistics.ts";
import { table } from "./write-report.ts";

const moved = 0.05;

interface Audited extends Figure {
  role: Role;
  own: TitleStatistic[];
  factor: number;
  /** The factor before it was limited to the range of the title's own ratios. */
  drawn: number;
}

/** The roles whose figure was reviewed because their evidence or their family contradicts it. */
export function reportAudit(built: Built): string[] {
  const audited = auditRoles(built);
  const { catalog, statistics, former } = built;
  const contradictions = listContradictions(
    catalog.roles,
    statistics.observations,
    statistics.statistics,
  );
  const outside = audited.filter(({ factor, drawn }) => factor !== drawn);
  const inversions = listInversions(audited);
  const before = new Map(former.map((row) => [row.slug, row]));
  const moves = audited.flatMap((own) => {
    const old = before.get(own.role.slug);
    return old ? [{ own, old, change: own.baseline / old.baseline - 1 }] : [];
  });
  const large = moves.filter(({ change }) => Math.abs(change) > moved);
  const largest = [...large].sort(
    (a, b) =>
      Math.abs(Math.log1p(b.change)) - Math.abs(Math.log1p(a.change)) ||
      compareText(a.own.role.slug, b.own.role.slug),
  );
  return [
    "## Audit of the titles",
    "National figures: the latest release's median of the occupation × the title's factor.",
    "### Titles that contradict their occupation",
    "A source with at least five observations of the title, under any code, places it more than 35% from its occupation. Independent observations are employers, or postings.",
    describeMarks(built),
    table(
      ["title", "occupation", "source", "observations", "independent", "ratio", "what was done"],
      contradictions.map(({ role, sourceId, count, groups, ratio, done }) => [
        role.title,
        role.code,
        sourceId,
        count,
        groups,
        ratio.toFixed(2),
        done,
      ]),
    ),
    "### Titles outside their own ratios",
    "Their factor would be outside the 10th to 90th percentile of their own ratios, in the source with most of them, and was limited to that range.",
    table(
      ["title", "occupation", "factor", "limited to"],
      outside.map(({ role, drawn, factor }) => [
        role.title,
        role.code,
        drawn.toFixed(3),
        factor.toFixed(3),
      ]),
    ),
    "### Inversions",
    "Titles that pay over 2% more than the title of the next higher rank, in the reviewed families and wherever words express a rank. Each is unchanged: the two belong to different occupations or fields, or differ by no more than their few observations do. Corrections are among the codes chosen by hand.",
    table(
      ["lower", "occupation", "figure", "higher", "occupation", "figure"],
      inversions.map(({ lower, higher }) => [
        lower.title,
        lower.code,
        Math.round(lower.baseline),
        higher.title,
        higher.code,
        Math.round(higher.baseline),
      ]),
    ),
    "### What moved",
    `${large.length} of ${moves.length} roles of the previous dataset moved by more than 5%. ${audited.length - moves.length} roles are new. All of these, the largest move first:`,
    table(
      ["title", "before", "now", "change", "why"],
      largest.map(({ own, old, change }) => [
        own.title,
        `${old.baseline} (${old.soc_code})`,
        `${Math.round(own.baseline)} (${own.code})`,
        `${change > 0 ? "+" : ""}${(change * 100).toFixed(0)}%`,
        describeEvidence(own, old.soc_code, statistics.titleFactor),
      ]),
    ),
  ];
}

/** Describes the effect of the mark on a title, and how little evidence most marks have. */
function describeMarks({ statistics: { statistics, titleFactor: fitted } }: Built): string {
  const marked = Map.groupBy(
    statistics.filter(({ contradicts }) => contradicts),
    ({ roleSlug }) => roleSlug,
  );
  const few = [...marked.values()].filter(
    (own) => own.reduce((total, { count }) => total + count, 0) < boundingObservations,
  );
  return `A title is marked if its evidence as a whole, with employer or experience held fixed where that can be compared, places it as far. A marked title is shrunk to its occupation's wage with a standard deviation of ${fitted.contradicting_tau} instead of ${fitted.tau}, so that its own evidence weighs more. The mark looks at the observed ratio, not at its error, and the deviation is fitted to the marked titles themselves: ${few.length} of the ${marked.size} marked titles rest on fewer than ${boundingObservations} observations, where chance alone can cause a mark, and their factors are uncertain by as much as the standard errors of the title factors say.`;
}

function auditRoles({ catalog, statistics, wages }: Built): Audited[] {
  const medians = new Map(
    wages.national
      .filter(({ year }) => year === wages.year)
      .map(({ code, median }) => [code, median]),
  );
  const byRole = Map.groupBy(statistics.statistics, ({ roleSlug }) => roleSlug);
  return catalog.roles.flatMap((role) => {
    const median = medians.get(role.code);
    if (!median) return [];
    const own = byRole.get(role.slug) ?? [];
    const factorOf = (rows: TitleStatistic[]) => {
      const { code: socCode, namesOccupation } = role;
      const titled = { socCode, namesOccupation, statistics: rows };
      return titleFactor(titled, statistics.titleFactor).factor;
    };
    const factor = factorOf(own);
    const drawn = factorOf(own.map((row) => ({ ...row, p10: null, p90: null })));
    const { title, code } = role;
    return [{ role, title, code, own, factor, drawn, baseline: median * factor }];
  });
}

function describeEvidence(
  { role, own, factor }: Audited,
  formerCode: string,
  { centers }: TitleFactorSection,
): string {
  const sources = own.map((row) => {
    const { sourceId, count, groups, median, occupationMedian, contradicts } = row;
    const { adjustedLogRatio: ratio, adjustedGroups: compared } = row;
    const medians = `${(median / occupationMedian).toFixed(2)} times its occupation by the medians`;
    const held =
      ratio === null
        ? ""
        : `, ${Math.exp(ratio).toFixed(2)} times ${sourceId === marketSources[0] ? `within ${compared} employers` : `at the same experience in ${compared} postings`}`;
    return `${sourceId}: ${count} (${groups} independent), ${medians}${held}${contradicts ? ", contradicts its occupation" : ""}`;
  });
  const reviewed = formerCode === role.code ? undefined : reviewedTitles[role.title]?.reason;
  const code =
    formerCode === role.code ? [] : [`code ${formerCode} → ${role.code}: ${reviewed ?? role.how}`];
  if (role.namesOccupation) return [...code, "a name of its occupation: factor 1"].join("; ");
  if (own.length === 0) return [...code, "no evidence: factor 1"].join("; ");
  const mean = centers[role.code];
  const centered =
    mean === undefined || own.some(({ contradicts }) => contradicts)
      ? []
      : [`mean of the occupation's titles ${Math.exp(mean).toFixed(2)}`];
  return [...code, ...sources, ...centered, `factor ${factor.toFixed(2)}`].join("; ");
}
