import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import { checkPercentiles, type Percentiles } from "../checks/check-percentiles.ts";
import type { Row, Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

/** Annual wages in USD of an occupation in a state or a metropolitan area. */
export interface AreaWage extends Percentiles {
  line: number;
  areaCode: string;
  areaTitle: string;
  code: string;
  employment: number | null;
}

export const areaWageColumns = [
  "occ_code",
  "tot_emp",
  "a_pct10",
  "a_pct25",
  "a_median",
  "a_pct75",
  "a_pct90",
] as const;

type AreaWageColumn = (typeof areaWageColumns)[number];

/** Reads and checks rows; `area` says which columns hold the area's code and title. */
export function readAreaWages<Column extends string>(
  table: Table<Column | AreaWageColumn>,
  area: { code: NoInfer<Column>; title: NoInfer<Column> },
  keep: (row: Row<Column | AreaWageColumn>) => boolean,
  refusals: Refusal[],
): AreaWage[] {
  const wages = table.rows.filter(keep).map(({ line, cells }) => {
    const areaCode = cells[area.code];
    const place = { file: table.file, line, key: `${cells.occ_code} ${areaCode}` };
    const number = (column: AreaWageColumn) => readNumber(cells[column], column, place, refusals);
    const wage: AreaWage = {
      line,
      areaCode,
      areaTitle: cells[area.title],
      code: cells.occ_code,
      employment: number("tot_emp"),
      p10: number("a_pct10"),
      p25: number("a_pct25"),
      median: number("a_median"),
      p75: number("a_pct75"),
      p90: number("a_pct90"),
    };
    refusals.push(...checkPercentiles(wage, place));
    return wage;
  });
  const places = wages.map(({ line, code, areaCode }) => ({
    file: table.file,
    line,
    key: `${code} ${areaCode}`,
  }));
  refusals.push(...checkDuplicates(places));
  return wages;
}
