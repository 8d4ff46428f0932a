import { skillMethod } from "#shared/figures/methodology-version.ts";
import type { Dataset } from "#shared/reference/records.ts";
import type { StatisticDataPoint } from "../estimate/data-point.ts";
import { writeDataPointId } from "../estimate/data-point-id.ts";
import { halfLifeMethod } from "./half-life.ts";
import { hiringMethod } from "./hiring.ts";
import { relationMethod } from "./relation.ts";
import { wageLevelMethod } from "./wage-level.ts";

type Kind = StatisticDataPoint["kind"];

/** The current method of each kind of statistic, as named in new ids. */
export const statisticMethods: Readonly<Record<Kind, string>> = {
  skill_premium: skillMethod,
  skill_half_life: halfLifeMethod,
  hiring: hiringMethod,
  occupation_relation: relationMethod,
  wage_level: wageLevelMethod,
};

/** The data point id of a figure from a survey or a statistic. */
export function statisticDataPoint(
  { version }: Dataset,
  point: Pick<StatisticDataPoint, "kind" | "subject" | "detail">,
  key: string,
): string {
  const method = statisticMethods[point.kind];
  return writeDataPointId({ ...point, method, dataset: version }, key);
}
