import { grouped } from "#shared/core/format.ts";
import { method } from "#shared/figures/methodology-version.ts";
import {
  createWorksheet,
  type TracedValue,
  type Worksheet,
} from "#shared/figures/worksheet/worksheet.ts";
import type { Dataset, Occupation, Outlook } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import type { HiringRecord } from "./market-statistics.response.ts";
import type { Statistic } from "./statistic.ts";

export const hiringMethod = `${method}-hiring`;

/** The industry that represents the whole labor market. */
const allIndustries = "Total private";

/** A figure of how much employers hire. */
export interface HiringFigure {
  /** The record as it is served, without value and id. */
  record: Omit<HiringRecord, "value" | "data_point_id">;
  /** The name of the figure within its scope, as its id has it. */
  detail: string;
  subject: string;
  /** Last day of the period it describes, `YYYY-MM-DD`. */
  asOf: string;
  /** The hires that it leaves out. */
  gap: string;
  /** Computes the value and records it on a worksheet. */
  compute(worksheet: Worksheet): TracedValue;
}

/** An occupation's figures from visa filings and from the ten-year projection. */
export function occupationHiring(
  dataset: Dataset,
  { socCode, title, filings }: Pick<Occupation, "socCode" | "title" | "filings">,
  outlook: Outlook | null,
): HiringFigure[] {
  const { filingCounts, employmentProjections } = sourceIds;
  const subject = `${title} (SOC ${socCode})`;
  const scope = { scope: socCode, preliminary: false };
  const cell = (sourceId: string, column: string, value: number) => (worksheet: Worksheet) =>
    worksheet.cell({ sourceId, key: socCode, column, value, referenceDate: null });
  const counted: HiringFigure = {
    record: {
      ...scope,
      measure: "certified_filings",
      period: periodOf(dataset, filingCounts),
      unit: "applications",
      source: filingCounts,
    },
    detail: "certified_filings",
    subject,
    asOf: "2025-09-30",
    gap: `Filings are certified labor condition applications for ${subject}. They cover only visas for foreign workers, four fiscal years together, and job titles with ten or more filings.`,
    compute: cell(filingCounts, "certified (sum)", filings),
  };
  if (!outlook) return [counted];
  const projected = (
    record: Pick<HiringRecord, "measure" | "period" | "unit">,
    compute: HiringFigure["compute"],
  ): HiringFigure => ({
    record: { ...scope, ...record, source: employmentProjections },
    detail: record.measure,
    subject,
    asOf: "2024-12-31",
    gap: "The projection covers employment over ten years, not current hiring.",
    compute,
  });
  const openings = cell(
    employmentProjections,
    "annual openings, thousands",
    outlook.annualOpenings,
  );
  return [
    counted,
    projected(
      { measure: "projected_employment_change", period: "2024 to 2034", unit: "percent" },
      cell(employmentProjections, "employment change, percent", outlook.changePct),
    ),
    projected(
      { measure: "projected_annual_openings", period: "a year, 2024 to 2034", unit: "jobs" },
      (worksheet) => inOnes(worksheet, openings(worksheet)),
    ),
  ];
}

/** Monthly hires of all private employers, oldest month first. */
export function monthlyHiring({ market }: Dataset): HiringFigure[] {
  return market.hires
    .filter(({ industry }) => industry === allIndustries)
    .flatMap(({ industry, month, preliminary, hires, rate }) => {
      const figure = (
        record: Pick<HiringRecord, "measure" | "unit">,
        compute: HiringFigure["compute"],
      ): HiringFigure => ({
        record: {
          scope: industry,
          period: month,
          preliminary,
          source: sourceIds.hires,
          ...record,
        },
        detail: `${record.measure} ${month}`,
        subject: `${industry}, all industries together`,
        asOf: lastDay(month),
        gap: "Hires are those of all private employers, seasonally adjusted; the survey has no figures by occupation. The last month is preliminary, and May to December 2025 is missing from the source.",
        compute,
      });
      const cell = (column: string, value: number) => (worksheet: Worksheet) =>
        worksheet.cell({
          sourceId: sourceIds.hires,
          key: industry,
          column,
          value,
          referenceDate: month,
        });
      const thousands = cell("hires, thousands", hires);
      return [
        figure({ measure: "hires", unit: "jobs" }, (worksheet) =>
          inOnes(worksheet, thousands(worksheet)),
        ),
        figure({ measure: "hires_rate", unit: "percent" }, cell("hires rate, percent", rate)),
      ];
    });
}

/** Converts a value published in thousands. */
function inOnes(worksheet: Worksheet, thousands: TracedValue): TracedValue {
  const each = worksheet.parameter("thousand", 1_000, "converts a value published in thousands");
  const exact = worksheet.step("value.exact", "multiply", { thousands, each });
  return worksheet.step("value", "round", { exact });
}

/** @param month `2026-04` */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** A figure with its lineage. */
export function explainHiring(dataset: Dataset, figure: HiringFigure): Statistic {
  const { record, subject, asOf, gap, compute } = figure;
  const worksheet = createWorksheet();
  const value = compute(worksheet);
  const publisher = dataset.sources.get(record.source)?.publisher ?? record.source;
  return {
    subject,
    asOf,
    method: hiringMethod,
    rules: [
      "The value is the publisher's own, or the sum over the rows of its file that match the key. Values published in thousands are multiplied by 1,000.",
    ],
    worksheet,
    figures: { value },
    sentence: `${subject}: ${record.measure.replaceAll("_", " ")} ${grouped(value.value)} ${record.unit}, ${record.period} (${publisher})`,
    explanation: [
      "The number is the publisher's own, or the sum over the rows of its file that match.",
      gap,
    ],
    assumptions: [gap],
  };
}
