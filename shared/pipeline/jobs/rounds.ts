import type { StoredRound } from "#schema/pipeline.ts";
import { instantOrNull } from "#shared/core/dates.ts";
import type { Job } from "./job.response.ts";
import type { Round } from "./round.request.ts";

/** Rounds as they are stored; null for none. */
export function storeRounds(rounds: readonly Round[]): StoredRound[] | null {
  if (rounds.length === 0) return null;
  return rounds.map(({ kind, at = null, with: people = null, outcome }) => ({
    kind,
    at,
    with: people,
    outcome,
  }));
}

/** Rounds as the API returns them. */
export function toRounds(stored: readonly StoredRound[] | null): Job["rounds"] {
  return (stored ?? []).map(({ at, ...round }) => ({ ...round, at: instantOrNull(at) }));
}

export function isSameRounds(a: StoredRound[] | null, b: StoredRound[] | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
