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
  return [
    formatCalibration("wages_state.csv", medians(earlier.states)),
    formatCalibration("wages_metro_technology.csv", medians(earlier.technology)),
    formatCalibration(
      "price_parities_state.csv",
      earlier.stateParities.map((parity) => snakeCase({ ...parity })),
    ),
  ];
}

const medianColumns = ["soc_code", "area_code", "year", "employment", "median"];
const columnsOf = {
  "wages_state.csv": medianColumns,
  "wages_metro_technology.csv": medianColumns,
  "price_parities_state.csv": ["area_code", "year", "rpp"],
};

/** A file of `seeds/calibration/`; a row may have more cells than the file has columns. */
export function formatCalibration(file: keyof typeof columnsOf, rows: CsvRow[]): CalibrationFile {
  const columns = columnsOf[file].map((name) => ({
    name,
    type: "text" as const,
    nullable: name === "employment",
  }));
  return { file, rows: rows.length, text: formatCsv({ file, columns }, rows, 3) };
}
