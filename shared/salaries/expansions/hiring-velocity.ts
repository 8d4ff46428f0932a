import type { HiringRecord, HiringVelocity } from "../../contracts/market.ts";
import type { SalaryContext } from "../context.ts";
import type { EstimateInput } from "../estimate.ts";
import { periodOf, sourceIds } from "../source-ids.ts";

/** The industry that stands for the whole labour market here. */
const everyone = "Total private";

/** How much employers hire: for the occupation where a source knows it, else in all. */
export function hiringVelocity(
  _context: SalaryContext,
  { dataset, role }: EstimateInput,
): HiringVelocity {
  const { socCode, title, filings } = role.occupation;
  const period = (id: string) => periodOf(dataset, id);
  const known = { scope: socCode, preliminary: false };
  const records: HiringRecord[] = [
    {
      ...known,
      measure: "certified_filings",
      period: period(sourceIds.filingCounts),
      value: filings,
      unit: "applications",
      source: sourceIds.filingCounts,
    },
    ...(role.outlook
      ? ([
          {
            ...known,
            measure: "projected_employment_change",
            period: "2024 to 2034",
            value: role.outlook.changePct,
            unit: "percent",
            source: sourceIds.employmentProjections,
          },
          {
            ...known,
            measure: "projected_annual_openings",
            period: "a year, 2024 to 2034",
            value: Math.round(role.outlook.annualOpenings * 1_000),
            unit: "jobs",
            source: sourceIds.employmentProjections,
          },
        ] as const)
      : []),
    ...dataset.market.hires
      .filter(({ industry }) => industry === everyone)
      .flatMap(({ industry, month, preliminary, hires, rate }) => {
        const own = { scope: industry, period: month, preliminary, source: sourceIds.hires };
        return [
          { ...own, measure: "hires", value: Math.round(hires * 1_000), unit: "jobs" },
          { ...own, measure: "hires_rate", value: rate, unit: "percent" },
        ] as const;
      }),
  ];
  return {
    status: "ok",
    period: `${period(sourceIds.filingCounts)} (filings), ${period(sourceIds.hires)} (hires), 2024 to 2034 (projection)`,
    gaps: [
      `Filings are certified labor condition applications for ${title} (SOC ${socCode}): foreign workers' visas alone, four fiscal years together, by job titles with ten or more.`,
      "Hires are of all private employers, seasonally adjusted: the survey does not know occupations. The last month is preliminary; May to December 2025 is not in the source.",
      "The projection is of jobs over ten years, not of hiring now.",
    ],
    sources: [
      sourceIds.filingCounts,
      ...(role.outlook ? [sourceIds.employmentProjections] : []),
      sourceIds.hires,
    ],
    records,
  };
}
