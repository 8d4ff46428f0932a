/** What the statuses of another program's table are that this one does not know. */
import type { Status } from "../status.ts";

/** By their words as {@link plainStatus} has them; null for one whose rows are left out. */
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
  /** As the table first has it. */
  text: string;
  /** In how many rows. */
  rows: number;
}

/** Of a table, that a person can choose for: more are no statuses, but another column. */
export const maxUnknownStatuses = 50;
/** Longer text is no status. */
export const maxStatusLength = 100;
