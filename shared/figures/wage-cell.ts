import type { Wages } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { Cell, TracedValue, Worksheet } from "./worksheet/worksheet.ts";

type WageColumn = "employment" | "mean" | "meanRse" | "p10" | "p25" | "median" | "p75" | "p90";

const columnNames: Readonly<Record<WageColumn, string>> = {
  employment: "employment",
  mean: "mean",
  meanRse: "mean_rse",
  p10: "p10",
  p25: "p25",
  median: "median",
  p75: "p75",
  p90: "p90",
};

/** A published wage or employment as a value on the worksheet; null if it was not published. */
export function wageCell(
  worksheet: Worksheet,
  wages: Wages,
  column: WageColumn,
): TracedValue | null {
  const value = wages[column];
  if (value === null) return null;
  // An employment is no wage, and does not count as one.
  return column === "employment"
    ? worksheet.cell(describeCell(wages, column, value))
    : worksheet.wage(wages, column, value, describeCell);
}

function describeCell(wages: Wages, column: WageColumn, value: number): Cell {
  return {
    sourceId: wageSource(wages.areaCode),
    key: `${wages.socCode}/${wages.areaCode}`,
    column: columnNames[column],
    value,
    referenceDate: `${wages.year}-05`,
  };
}

/** The id of the source with an area's wages: national, state or metropolitan. */
export function wageSource(areaCode: string): string {
  if (areaCode === "US") return sourceIds.nationalWages;
  return areaCode.length === 2 ? sourceIds.stateWages : sourceIds.metroWages;
}
