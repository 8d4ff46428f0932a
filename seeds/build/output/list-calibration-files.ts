import type { EarlierTables } from "../local/read-earlier-tables.ts";
import { type CsvRow, formatCsv } from "./format-csv.ts";
import { snakeCase } from "./snake-case.ts";

export interface CalibrationFile {
  /** File name in `seeds/calibration/`. */
  file: string;
  rows: number;
  text: string;
}

/**
 * Earlier releases that `npm run calibrate` tries the method on. They are
 * committed, so that anyone can redo the trials, and never loaded.
 */
export function listCalibrationFiles(earlier: EarlierTables): CalibrationFile[] {
  const medians = (rows: EarlierTables["states"]): CsvRow[] =>
    rows.map(({ code, ...row }) => snakeCase({ ...row, socCode: code }));
  const medianColumns = ["soc_code", "area_code", "year", "employment", "median"];
  return [
    list("wages_state.csv", medianColumns, medians(earlier.states)),
    list("wages_metro_technology.csv", medianColumns, medians(earlier.technology)),
    list(
      "price_parities_state.csv",
      ["area_code", "year", "rpp"],
      earlier.stateParities.map((parity) => snakeCase({ ...parity })),
    ),
  ];
}

function list(file: string, names: string[], rows: CsvRow[]): CalibrationFile {
  const columns = names.map((name) => ({
    name,
    type: "text" as const,
    nullable: name === "employment",
  }));
  return { file, rows: rows.length, text: formatCsv({ file, columns }, rows, 3) };
}
