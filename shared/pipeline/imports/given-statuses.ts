/** A person's choices for the statuses of another program's table that this one does not know. */
import type { Status } from "#schema/job-statuses.ts";

/** Keyed by their words as {@link plainStatus} has them; null for one whose rows are left out. */
export type GivenStatuses = Readonly<Record<string, Status | null>>;

/** `Phone-Screen ` and `phone screen` are the same status. */
export function plainStatus(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A status that no program is known to have. */
export interface UnknownStatus {
  /** The status as the table first has it. */
  text: string;
  /** The number of rows that have it. */
  rows: number;
}

/**
 * The unknown statuses of a table that a person can choose for. A column with more of them does not
 * hold statuses.
 */
export const maxUnknownStatuses = 50;
/** Longer text is no status. */
export const maxStatusLength = 100;
