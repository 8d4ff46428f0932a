import type { Role } from "../../reference/records.ts";
import { sourceIds, wageSources } from "../source-ids.ts";
import type { Cell, Worksheet } from "../worksheet/worksheet.ts";

/** The number of published wages on a worksheet; employment is none. */
export function countWageCells({ cells }: Worksheet): number {
  const isWage = ({ sourceId, column }: Cell) =>
    wageSources.has(sourceId) && column !== "employment";
  return [...cells.values()].filter(isWage).length;
}

/**
 * The number of pay observations behind an estimate: those of the title or, if
 * there are none, the occupation's filings that state a wage, plus every published
 * wage cell that was used.
 */
export function sampleSize(worksheet: Worksheet, role: Role, wageCells: number): number {
  const { socCode, filedWageCount } = role.occupation;
  const cell = (sourceId: string, key: string, column: string, value: number) =>
    worksheet.cell({ sourceId, key, column, value, referenceDate: null });
  const observations =
    role.statistics.length > 0
      ? role.statistics.map(({ sourceId, count }) => [
          `observations:${sourceId}`,
          cell(sourceId, role.slug, "count", count),
        ])
      : [
          [
            "filings_with_wage",
            cell(sourceIds.filedWages, socCode, "filed_wage_count", filedWageCount),
          ],
        ];
  const inputs = Object.fromEntries(observations);
  const cells = worksheet.parameter("wage_cells", wageCells, "number of published wage cells used");
  return worksheet.step("sample_size", "add", { ...inputs, wage_cells: cells }).value;
}
