import type { Skills } from "../build-skills.ts";
import type { ExperienceBand } from "../experience/read-ladder.ts";
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
 * Files on which `npm run figures:calibrate` tries the method: earlier releases, and the pay that
 * developers report. They are committed, so that anyone can redo the trials, and never loaded.
 */
export function listCalibrationFiles(
  earlier: EarlierTables,
  { developerPay, developerSpreads }: Pick<Skills, "developerPay" | "developerSpreads">,
  bands: readonly ExperienceBand[],
): CalibrationFile[] {
  const medians = (rows: EarlierTables["states"]): CsvRow[] =>
    rows.map(({ code, ...row }) => snakeCase({ ...row, socCode: code }));
  return [
    formatCalibration("wages_state.csv", medians(earlier.states)),
    formatCalibration("wages_metro_technology.csv", medians(earlier.technology)),
    formatCalibration(
      "price_parities_state.csv",
      earlier.stateParities.map((parity) => snakeCase({ ...parity })),
    ),
    formatCalibration(
      "developer_pay.csv",
      developerPay.map((own) => ({ ...own })),
    ),
    formatCalibration(
      "developer_levels.csv",
      developerSpreads.map((own) => ({ ...own })),
    ),
    formatCalibration(
      "experience_bands.csv",
      bands.map((own) => ({ ...own })),
    ),
  ];
}

const medianColumns = ["soc_code", "area_code", "year", "employment", "median"];
const columnsOf = {
  "wages_state.csv": medianColumns,
  "wages_metro_technology.csv": medianColumns,
  "price_parities_state.csv": ["area_code", "year", "rpp"],
  "developer_pay.csv": ["kind", "respondents", "years", "pay"],
  "developer_levels.csv": ["kind", "level", "respondents", "percentiles"],
  "experience_bands.csv": ["source", "field", "level", "log", "se", "people"],
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
