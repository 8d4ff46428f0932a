import type { EstimateInput } from "#shared/figures/estimate.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { type HiringFigure, monthlyHiring, occupationHiring } from "../statistics/hiring.ts";
import type { HiringRecord, HiringVelocity } from "../statistics/market-statistics.response.ts";
import { statisticDataPoint } from "../statistics/statistic-id.ts";
import type { SalaryContext } from "../subject/salary-context.ts";

/** The name of the engine promises more than its sources have. */
const notASpeed =
  "These are counts and rates of hiring, not a speed: no public source says how long positions stay open.";

/** How much employers hire: by occupation if a source has it, otherwise for all of them together. */
export async function hiringVelocity(
  { secrets }: SalaryContext,
  { dataset, role }: EstimateInput,
): Promise<HiringVelocity> {
  const period = (id: string) => periodOf(dataset, id);
  const figures = [
    ...occupationHiring(dataset, role.occupation, role.outlook),
    ...monthlyHiring(dataset),
  ];
  const toRecord = async ({ record, detail, compute }: HiringFigure): Promise<HiringRecord> => {
    const point = { kind: "hiring", subject: record.scope, detail } as const;
    return {
      ...record,
      value: compute(createWorksheet()).value,
      data_point_id: statisticDataPoint(dataset, point, secrets.dataPointKey),
    };
  };
  return {
    status: "ok",
    period: `${period(sourceIds.filingCounts)} (filings), ${period(sourceIds.hires)} (hires), 2024 to 2034 (projection)`,
    gaps: [notASpeed, ...new Set(figures.map(({ gap }) => gap))],
    sources: [...new Set(figures.map(({ record }) => record.source))],
    records: await Promise.all(figures.map(toRecord)),
  };
}
