import type { HiringRecord } from "../../contracts/market.ts";
import type { Dataset, Occupation, Outlook } from "../../reference/records.ts";
import { method } from "../figures/methodology-version.ts";
import { grouped } from "../prose/format.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { createWorksheet, type TracedValue, type Worksheet } from "../worksheet/worksheet.ts";
import type { Statistic } from "./statistic.ts";

export const hiringMethod = `${method}-hiring`;

/** The industry that stands for the whole labour market here. */
const everyone = "Total private";

/** A figure of how much employers hire. */
export interface HiringFigure {
  /** What is served of it beside its value and its id. */
  record: Omit<HiringRecord, "value" | "data_point_id">;
  /** Which of its scope's figures it is; an id names it so. */
  detail: string;
  subject: string;
  /** Last day of what it describes. */
  asOf: string;
  /** What it leaves out. */
  gap: string;
  /** Puts it on a sheet. */
  put(sheet: Worksheet): TracedValue;
}

/** What filings and the ten-year projection say of an occupation. */
export function occupationHiring(
  dataset: Dataset,
  { socCode, title, filings }: Pick<Occupation, "socCode" | "title" | "filings">,
  outlook: Outlook | null,
): HiringFigure[] {
  const { filingCounts, employmentProjections } = sourceIds;
  const subject = `${title} (SOC ${socCode})`;
  const scope = { scope: socCode, preliminary: false };
  const cell = (sourceId: string, column: string, value: number) => (sheet: Worksheet) =>
    sheet.cell({ sourceId, key: socCode, column, value, referenceDate: null });
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
    gap: `Filings are certified labor condition applications for ${subject}: foreign workers' visas alone, four fiscal years together, by job titles with ten or more.`,
    put: cell(filingCounts, "certified (sum)", filings),
  };
  if (!outlook) return [counted];
  const projected = (
    record: Pick<HiringRecord, "measure" | "period" | "unit">,
    put: HiringFigure["put"],
  ): HiringFigure => ({
    record: { ...scope, ...record, source: employmentProjections },
    detail: record.measure,
    subject,
    asOf: "2024-12-31",
    gap: "The projection is of jobs over ten years, not of hiring now.",
    put,
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
      (sheet) => inOnes(sheet, openings(sheet)),
    ),
  ];
}

/** What all private employers hire, the oldest month first. */
export function monthlyHiring({ market }: Dataset): HiringFigure[] {
  return market.hires
    .filter(({ industry }) => industry === everyone)
    .flatMap(({ industry, month, preliminary, hires, rate }) => {
      const figure = (
        record: Pick<HiringRecord, "measure" | "unit">,
        put: HiringFigure["put"],
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
        gap: "Hires are of all private employers, seasonally adjusted: the survey does not know occupations. The last month is preliminary; May to December 2025 is not in the source.",
        put,
      });
      const cell = (column: string, value: number) => (sheet: Worksheet) =>
        sheet.cell({
          sourceId: sourceIds.hires,
          key: industry,
          column,
          value,
          referenceDate: month,
        });
      const thousands = cell("hires, thousands", hires);
      return [
        figure({ measure: "hires", unit: "jobs" }, (sheet) => inOnes(sheet, thousands(sheet))),
        figure({ measure: "hires_rate", unit: "percent" }, cell("hires rate, percent", rate)),
      ];
    });
}

/** Of what is published in thousands. */
function inOnes(sheet: Worksheet, thousands: TracedValue): TracedValue {
  const each = sheet.parameter("thousand", 1_000, "what is published in thousands, in ones");
  const exact = sheet.step("value.exact", "multiply", { thousands, each });
  return sheet.step("value", "round", { exact });
}

/** @param month `2026-04` */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** A figure with its trail. */
export function explainHiring(dataset: Dataset, figure: HiringFigure): Statistic {
  const { record, subject, asOf, gap, put } = figure;
  const sheet = createWorksheet();
  const value = put(sheet);
  const publisher = dataset.sources.get(record.source)?.publisher ?? record.source;
  return {
    subject,
    asOf,
    method: hiringMethod,
    rules: [
      "The value is the publisher's own, or the sum over the rows of its file that the key names; what it gives in thousands is written out.",
    ],
    sheet,
    figures: { value },
    sentence: `${subject}: ${record.measure.replaceAll("_", " ")} ${grouped(value.value)} ${record.unit}, ${record.period} (${publisher})`,
    assumptions: [gap],
  };
}
