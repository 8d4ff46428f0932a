import type { Status } from "#schema/job-statuses.ts";
import type { Fault } from "#shared/core/validation/explain-body.ts";
import type { ImportJob } from "./transfer.request.ts";

interface Move {
  status: Status;
  changedAt: number;
}

/**
 * The status changes of an imported job, starting with its first status, and the errors in them.
 */
export function readHistory(
  { status, statusHistory, createdAt }: ImportJob,
  now: number,
): { moves: Move[]; faults: Fault[] } {
  if (!statusHistory) {
    if (status) return { moves: [{ status, changedAt: createdAt ?? now }], faults: [] };
    return {
      moves: [],
      faults: [{ field: "status", message: "is required without statusHistory." }],
    };
  }
  const fault = (index: number, message: string) => [{ field: `statusHistory.${index}`, message }];
  const faults = statusHistory.flatMap((move, index) => {
    const before = statusHistory[index - 1];
    if (move.changedAt > now) return fault(index, "is in the future.");
    if (before && before.changedAt > move.changedAt)
      return fault(index, "is before the previous status change.");
    if (before?.status === move.status) return fault(index, "repeats the previous status.");
    return [];
  });
  if (status && statusHistory.at(-1)?.status !== status) {
    faults.push({ field: "status", message: "is not the last status in statusHistory." });
  }
  return { moves: statusHistory, faults };
}
