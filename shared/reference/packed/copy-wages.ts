import type { Wages } from "../records.ts";

/** Copies by name, because the rows of the tables have more columns. */
export function copyWages(row: Wages): Wages {
  const { socCode, areaCode, year, employment, mean, meanRse, flags } = row;
  const { p10, p25, median, p75, p90 } = row;
  return { socCode, areaCode, year, employment, mean, meanRse, p10, p25, median, p75, p90, flags };
}
