import { type Status, statuses } from "#schema/job-statuses.ts";

/** Whether a job with this status is still open. */
export function isOpenStatus(status: Status): boolean {
  return statuses[status].isOpen;
}

/** When a job first was applied to and first got a response; null if that has not happened. */
export interface Milestones {
  appliedAt: number | null;
  respondedAt: number | null;
}

/** The milestones after a change to a status. A rejection is no response: an acceptance implies an offer. */
export function advanceMilestones(before: Milestones, status: Status, at: number): Milestones {
  return {
    appliedAt: before.appliedAt ?? (status === "applied" ? at : null),
    respondedAt: before.respondedAt ?? (statuses[status].answer === "yes" ? at : null),
  };
}
