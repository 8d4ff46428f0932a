import type { StoredRound } from "../../schema/pipeline.ts";
import type { Round } from "../contracts/pipeline/round.ts";
import type { Job } from "../contracts/responses/pipeline/job.ts";
import { instantOrNull } from "../core/instant.ts";

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
