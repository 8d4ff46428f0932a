import type { NationalRow } from "./national-row.ts";
import type { NationalWorkbook } from "./read-national-workbook.ts";

/** A comparison of a workbook with the same year of the CSV series. */
interface WorkbookComparison {
  file: string;
  year: number;
  rows: number;
  /** Rows and cells compared with the series; 0 if the series lacks the year. */
  comparedRows: number;
  comparedCells: number;
  differingCells: string[];
  onlyInWorkbook: string[];
  onlyInSeries: string[];
}

const compared = [
  "title",
  "group",
  "employment",
  "mean",
  "meanRse",
  "p10",
  "p25",
  "median",
  "p75",
  "p90",
  "flags",
] as const satisfies readonly (keyof NationalRow)[];

/** A year that came as a workbook is taken only from the workbook. */
export function mergeReleases(
  series: NationalRow[],
  workbooks: NationalWorkbook[],
): { rows: NationalRow[]; comparisons: WorkbookComparison[] } {
  const fromWorkbooks = new Set(workbooks.map(({ year }) => year));
  const rows = [
    ...series.filter(({ year }) => !fromWorkbooks.has(year)),
    ...workbooks.flatMap((workbook) => workbook.rows),
  ];
  return { rows, comparisons: workbooks.map((workbook) => compare(series, workbook)) };
}

function compare(
  series: NationalRow[],
  { file, year, rows }: NationalWorkbook,
): WorkbookComparison {
  const key = (row: NationalRow) => `${row.code} ${row.group}`;
  const known = new Map(series.filter((row) => row.year === year).map((row) => [key(row), row]));
  const found = new Set(rows.map(key));
  const shared = rows.flatMap((row) => {
    const other = known.get(key(row));
    return other ? [{ row, other }] : [];
  });
  return {
    file,
    year,
    rows: rows.length,
    comparedRows: shared.length,
    comparedCells: shared.length * compared.length,
    differingCells: shared.flatMap(({ row, other }) =>
      compared
        .filter((column) => row[column] !== other[column])
        .map((column) => `${key(row)} ${column}: ${row[column]} / ${other[column]}`),
    ),
    onlyInWorkbook: rows.map(key).filter((code) => known.size > 0 && !known.has(code)),
    onlyInSeries: [...known.keys()].filter((code) => !found.has(code)),
  };
}
