import type { Role } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { Worksheet } from "../worksheet/worksheet.ts";

/**
 * Observations of pay behind an estimate: those of the title or, where there
 * are none, the filings of its occupation that state a wage; and every
 * published wage cell that was used.
 */
export function sampleSize(sheet: Worksheet, role: Role, wageCells: number): number {
  const { socCode, filedWageCount } = role.occupation;
  const cell = (sourceId: string, key: string, column: string, value: number) =>
    sheet.cell({ sourceId, key, column, value, referenceDate: null });
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
  const cells = sheet.parameter("wage_cells", wageCells, "published wage cells that were used");
  return sheet.step("sample_size", "add", { ...inputs, wage_cells: cells }).value;
}
