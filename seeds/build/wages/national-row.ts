import type { Place } from "../checks/check-number.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Percentiles } from "../checks/check-percentiles.ts";
import type { Refusal } from "../refusal.ts";

/** One occupation or group in one national release. Wages in USD; annual unless named hourly. */
export interface NationalRow extends Percentiles {
  file: string;
  line: number;
  year: number;
  code: string;
  title: string;
  group: string;
  employment: number | null;
  mean: number | null;
  /** Relative standard error of the mean, percent. */
  meanRse: number | null;
  hourly: Percentiles & { mean: number | null };
  /** `cell:mark` pairs of the blank cells, `;`-separated. */
  flags: string;
}

/** Cells by the publisher's lower-case column names; a blank is the empty string. */
type NationalCells = Record<NationalColumn, string>;
type NationalColumn = (typeof nationalColumns)[number];

export const nationalColumns = [
  "occ_code",
  "occ_title",
  "o_group",
  "tot_emp",
  "h_mean",
  "a_mean",
  "mean_prse",
  "h_pct10",
  "h_pct25",
  "h_median",
  "h_pct75",
  "h_pct90",
  "a_pct10",
  "a_pct25",
  "a_median",
  "a_pct75",
  "a_pct90",
] as const;

/** Published columns whose blank cells are named in our flags, and our names for them. */
const flaggedColumns = {
  tot_emp: "employment",
  a_mean: "mean",
  mean_prse: "mean_rse",
  a_pct10: "p10",
  a_pct25: "p25",
  a_median: "median",
  a_pct75: "p75",
  a_pct90: "p90",
} as const satisfies Partial<Record<NationalColumn, string>>;

export type FlaggedColumn = keyof typeof flaggedColumns;

export function isFlaggedColumn(column: string): column is FlaggedColumn {
  return column in flaggedColumns;
}

export function makeNationalRow(
  cells: NationalCells,
  marks: ReadonlyMap<FlaggedColumn, string>,
  year: number,
  place: Omit<Place, "key">,
  refusals: Refusal[],
): NationalRow {
  const at = { ...place, key: `${cells.occ_code} ${year}` };
  const number = (column: NationalColumn) => readNumber(cells[column], column, at, refusals);
  const flags = Object.entries(flaggedColumns).flatMap(([column, name]) => {
    const mark = isFlaggedColumn(column) ? marks.get(column) : undefined;
    return mark === undefined ? [] : [`${name}:${mark}`];
  });
  return {
    ...place,
    year,
    code: cells.occ_code,
    title: cells.occ_title,
    group: cells.o_group,
    employment: number("tot_emp"),
    mean: number("a_mean"),
    meanRse: number("mean_prse"),
    p10: number("a_pct10"),
    p25: number("a_pct25"),
    median: number("a_median"),
    p75: number("a_pct75"),
    p90: number("a_pct90"),
    hourly: {
      mean: number("h_mean"),
      p10: number("h_pct10"),
      p25: number("h_pct25"),
      median: number("h_median"),
      p75: number("h_pct75"),
      p90: number("h_pct90"),
    },
    flags: flags.join(";"),
  };
}
