import type { Role } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";

/**
 * The number of pay observations behind an estimate: those of the title or, if
 * there are none, the occupation's filings that state a wage, plus every published
 * wage cell that was used.
 */
export function sampleSize(worksheet: Worksheet, role: Role, wageCells: number): number {
  const { socCode, filedWageCount } = role.occupation;
  const cell = (sourceId: string, key: string, column: string, value: number) =>
    worksheet.cell({ sourceId, key, column, value, referenceDate: null });
  const inputs: Record<string, TracedValue> = {};
  for (const { sourceId, count } of role.statistics) {
    inputs[`observations:${sourceId}`] = cell(sourceId, role.slug, "count", count);
  }
  if (role.statistics.length === 0) {
    const { filedWages } = sourceIds;
    inputs.filings_with_wage = cell(filedWages, socCode, "filed_wage_count", filedWageCount);
  }
  const cells = worksheet.parameter("wage_cells", wageCells, "number of published wage cells used");
  inputs.wage_cells = cells;
  return worksheet.step("sample_size", "add", inputs).value;
}
