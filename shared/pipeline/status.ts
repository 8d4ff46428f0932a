import type { jobStatuses } from "../../schema/pipeline.ts";

export type Status = (typeof jobStatuses)[number];

/** Nothing more is expected to happen. */
const closed: ReadonlySet<Status> = new Set(["accepted", "rejected", "withdrawn", "archived"]);

/** The employer has answered. An acceptance stands for the offer before it. */
const answered: ReadonlySet<Status> = new Set(["screening", "interviewing", "offer", "accepted"]);

export function isLive(status: Status): boolean {
  return !closed.has(status);
}

/** When a job was first applied to and first answered; null as long as it was not. */
export interface Milestones {
  appliedAt: number | null;
  respondedAt: number | null;
}

/** The milestones after a move. */
export function reach(before: Milestones, status: Status, at: number): Milestones {
  return {
    appliedAt: before.appliedAt ?? (status === "applied" ? at : null),
    respondedAt: before.respondedAt ?? (answered.has(status) ? at : null),
  };
}
