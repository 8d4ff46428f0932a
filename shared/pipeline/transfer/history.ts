import type { ImportJob } from "../../contracts/pipeline/transfer.ts";
import type { Fault } from "../../core/validation/explain-body.ts";
import type { Status } from "../status.ts";

export interface Move {
  status: Status;
  changedAt: number;
}

/** The moves of a job that is imported, the first status included, and what is wrong with them. */
export function historyOf(
  { status, statusHistory, createdAt }: ImportJob,
  now: number,
): { moves: Move[]; faults: Fault[] } {
  if (!statusHistory) {
    if (status) return { moves: [{ status, changedAt: createdAt ?? now }], faults: [] };
    return { moves: [], faults: [{ field: "status", message: "is required without a history." }] };
  }
  const fault = (place: number, message: string) => [{ field: `statusHistory.${place}`, message }];
  const faults = statusHistory.flatMap((move, place) => {
    const before = statusHistory[place - 1];
    if (move.changedAt > now) return fault(place, "lies in the future.");
    if (before && before.changedAt > move.changedAt)
      return fault(place, "lies before the last move.");
    if (before?.status === move.status) return fault(place, "moves to the status it comes from.");
    return [];
  });
  if (status && statusHistory.at(-1)?.status !== status) {
    faults.push({ field: "status", message: "is not where the history ends." });
  }
  return { moves: statusHistory, faults };
}
