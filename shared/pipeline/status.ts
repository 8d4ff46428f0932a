import type { jobStatuses } from "../../schema/pipeline.ts";

export type Status = (typeof jobStatuses)[number];

/** Statuses in which the search for this job has ended. */
const closed: ReadonlySet<Status> = new Set(["accepted", "rejected", "withdrawn", "archived"]);

/** Statuses that imply a response of the employer. An acceptance implies an offer. */
const responded: ReadonlySet<Status> = new Set(["screening", "interviewing", "offer", "accepted"]);

/** Whether a job with this status is still open. */
export function isLive(status: Status): boolean {
  return !closed.has(status);
}

/** When a job first was applied to and first got a response; null if that has not happened. */
export interface Milestones {
  appliedAt: number | null;
  respondedAt: number | null;
}

/** The milestones after a change to a status. */
export function advanceMilestones(before: Milestones, status: Status, at: number): Milestones {
  return {
    appliedAt: before.appliedAt ?? (status === "applied" ? at : null),
    respondedAt: before.respondedAt ?? (responded.has(status) ? at : null),
  };
}
