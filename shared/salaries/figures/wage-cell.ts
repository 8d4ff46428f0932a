import type { Wages } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";

export type WageColumn = "mean" | "meanRse" | "p10" | "p25" | "median" | "p75" | "p90";

const columnNames: Readonly<Record<WageColumn, string>> = {
  mean: "mean",
  meanRse: "mean_rse",
  p10: "p10",
  p25: "p25",
  median: "median",
  p75: "p75",
  p90: "p90",
};

/** A published wage as a term of the sheet; null where it was not published. */
export function wageCell(sheet: Worksheet, wages: Wages, column: WageColumn): TracedValue | null {
  const value = wages[column];
  if (value === null) return null;
  return sheet.cell({
    sourceId: wageSource(wages.areaCode),
    key: `${wages.socCode}/${wages.areaCode}`,
    column: columnNames[column],
    value,
    referenceDate: `${wages.year}-05`,
  });
}

/** The survey's file that holds an area: the nation's, a state's or a metropolitan area's. */
export function wageSource(areaCode: string): string {
  if (areaCode === "US") return sourceIds.nationalWages;
  return areaCode.length === 2 ? sourceIds.stateWages : sourceIds.metroWages;
}
