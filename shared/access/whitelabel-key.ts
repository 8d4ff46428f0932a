import { isoDate } from "../core/dates.ts";
import type { Executor } from "../db/bound.ts";
import { selectWhitelabelKey, updateLastUse } from "./credentials.queries.ts";
import { hasExpired } from "./find-caller.ts";
import { includesTier, whitelabelTier } from "./tiers.ts";

/** A valid white-label key. */
interface WhitelabelKey {
  id: string;
  /** Whether its use on this day is not noted yet. */
  isFirstUseOfDay: boolean;
}

/** Finds a white-label key by the SHA-256 of its text; null if it is not valid. */
export async function findWhitelabelKey(
  db: Executor,
  sha256: string,
  now: number,
): Promise<WhitelabelKey | null> {
  const [[row]] = await db.batch([selectWhitelabelKey({ sha256 })]);
  if (!row || row.revokedAt !== null || hasExpired(row, now)) return null;
  if (!includesTier(row.tier, whitelabelTier)) return null;
  return { id: row.id, isFirstUseOfDay: (row.lastUsedOn ?? "") < isoDate(now) };
}

/** Notes the day on which a white-label key is used: the limiter does not count its calls. */
export async function noteWhitelabelUse(db: Executor, id: string, now: number): Promise<void> {
  await db.batch([updateLastUse({ id, today: isoDate(now) })]);
}
