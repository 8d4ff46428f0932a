import { creditOf } from "#shared/core/site.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { StatisticDataPoint } from "../estimate/data-point.ts";
import { skillPremium } from "../skills/skill-premium.ts";
import { findHiring } from "../statistics/find-hiring.ts";
import { findRelation } from "../statistics/find-relation.ts";
import { findWageLevel } from "../statistics/find-wage-level.ts";
import { skillHalfLife } from "../statistics/half-life.ts";
import type { Statistic } from "../statistics/statistic.ts";
import { statisticMethods } from "../statistics/statistic-id.ts";
import { figureUnavailable } from "../subject/not-found.ts";
import { describeWorksheet } from "./describe-worksheet.ts";
import type { StatisticLineage } from "./trace.response.ts";
import type { TraceContext } from "./trace-context.ts";

type Find = (
  reference: Reference,
  point: StatisticDataPoint,
) => Promise<Statistic | null> | Statistic | null;

/** Keyed by the methods that ids can name. A changed method is added; none is ever removed. */
const finders: Readonly<Record<StatisticDataPoint["kind"], Readonly<Record<string, Find>>>> = {
  skill_premium: {
    [statisticMethods.skill_premium]: ({ dataset }, { subject }) => skillPremium(dataset, subject),
  },
  skill_half_life: {
    [statisticMethods.skill_half_life]: ({ dataset }, { subject }) =>
      skillHalfLife(dataset, subject),
  },
  hiring: {
    [statisticMethods.hiring]: (reference, { subject, detail }) =>
      findHiring(reference, subject, detail),
  },
  occupation_relation: {
    [statisticMethods.occupation_relation]: (reference, { subject, detail }) =>
      findRelation(reference, subject, detail),
  },
  wage_level: {
    [statisticMethods.wage_level]: (reference, { subject, detail }) =>
      findWageLevel(reference, subject, detail),
  },
};

/**
 * The lineage of a figure from a survey or a statistic.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function traceStatistic(
  { referenceAt, site }: TraceContext,
  id: string,
  point: StatisticDataPoint,
): Promise<StatisticLineage> {
  const reference = await referenceAt(point.dataset);
  const find = finders[point.kind][point.method];
  if (!reference || !find) throw figureUnavailable();
  const { dataset } = reference;
  const found = await find(reference, point);
  if (!found) throw figureUnavailable();
  const figures = Object.entries(found.figures);
  return {
    summary: [`${found.sentence}.`, ...found.explanation].join(" "),
    data_point_id: id,
    kind: point.kind,
    subject: found.subject,
    detail: point.detail ?? null,
    as_of: found.asOf,
    dataset_version: dataset.version,
    methodology_version: found.method,
    rules: [...found.rules],
    ...describeWorksheet(dataset, found.worksheet),
    figures: Object.fromEntries(figures.map(([name, { from }]) => [name, from])),
    result: Object.fromEntries(figures.map(([name, { value }]) => [name, value])),
    citation: `${found.sentence}. ${creditOf(site)}, dataset ${dataset.version}. Data point ${id}.`,
    assumptions: found.assumptions,
  };
}
