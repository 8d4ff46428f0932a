import type { Row, Table } from "../input/read-table.ts";
import { readWorkbook } from "../workbook/read-workbook.ts";
import { readCells } from "../workbook/workbook-cells.ts";
import { areaWageColumns } from "./read-area-wages.ts";

/** Where the states or the metropolitan areas of a release are. */
export interface AreaWorkbook {
  year: number;
  table: Table<AreaColumn>;
  /** Rows of groups of occupations, and of areas of other types. */
  others: number;
}

type AreaColumn = (typeof columns)[number] | "area_code";

const columns = [
  "area",
  "area_title",
  "area_type",
  "prim_state",
  "o_group",
  ...areaWageColumns,
] as const;

/** How the publisher numbers the types of areas. */
const areaTypes = { state: /^[23]$/, metro: /^4$/ } as const;

/** Territories that the survey publishes and the catalog leaves out. */
export const leftOutStates: ReadonlySet<string> = new Set(["GU", "VI"]);

export type AreaKind = keyof typeof areaTypes;

export const areaFileNames: Readonly<Record<AreaKind, RegExp>> = {
  state: /^state_M(20\d\d)_dl\.xlsx$/,
  metro: /^MSA_M(20\d\d)_dl\.xlsx$/i,
};

/**
 * The detailed occupations of a workbook of states (`state_M2026_dl.xlsx`) or of metropolitan areas
 * (`MSA_M2026_dl.xlsx`) as published. States get their two letters as `area_code`, metropolitan
 * areas the five digits of their CBSA. Marks are blank.
 *
 * @throws {SeedRefusal} if it is not a workbook with the expected columns of the year in its name.
 */
export async function readAreaWorkbook(
  folder: string,
  file: string,
  kind: AreaKind,
): Promise<AreaWorkbook> {
  const year = Number(areaFileNames[kind].exec(file)?.[1]);
  const { sha256, sheet } = await readWorkbook(folder, file, year, columns);
  const rows: Row<AreaColumn>[] = [];
  let others = 0;
  for (const { line, cells } of readCells(sheet, columns)) {
    if (cells.o_group !== "detailed" || !areaTypes[kind].test(cells.area_type)) {
      others++;
      continue;
    }
    const code = kind === "state" ? cells.prim_state : cells.area.replace(/^0+/, "");
    rows.push({
      line,
      cells: { ...cells, area_code: code.padStart(kind === "state" ? 2 : 5, "0") },
    });
  }
  return { year, table: { file, sha256, columns: [...columns, "area_code"], rows }, others };
}
