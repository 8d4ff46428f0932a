/** Cells of an exported table. */
import type { ImportField } from "./import-columns.ts";
import { maxStatusChanges } from "./transfer.request.ts";

/** An item of a list in a cell, and its fields. */
export const valuesPerItem: Partial<Record<ImportField, number>> = { statusHistory: 3, rounds: 5 };

export function readCell(column: ImportField, cell: string): unknown {
  if (column === "salaryMin" || column === "salaryMax") {
    // pandas writes integers of a column with gaps as 100000.0.
    return /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
  }
  if (column === "rounds") return readRounds(cell);
  if (column !== "statusHistory") return cell;
  // One more than allowed, for the contract to refuse.
  return cell.split(";", maxStatusChanges + 1).map((move) => {
    const [status, changedAt, ...more] = move.trim().split(/\s+/);
    return { status, changedAt: [changedAt, ...more].join(" ") };
  });
}

/** Text that is not JSON stays as it is, so that the contract refuses it. */
function readRounds(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
