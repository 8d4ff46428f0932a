import { and, eq, isNull, lt, or } from "drizzle-orm";
import { apiKeys, users } from "../../schema/accounts.ts";
import { isoDate } from "../core/dates.ts";
import type { Database } from "../db/client.ts";
import { hasExpired } from "./find-caller.ts";
import { includesTier, whitelabelTier } from "./tiers.ts";

/** A valid white-label key. */
export interface WhitelabelKey {
  id: string;
  /** Whether its use on this day is not noted yet. */
  isFirstUseOfDay: boolean;
}

/** Finds a white-label key by the SHA-256 of its text; null if it is not valid. */
export async function findWhitelabelKey(
  db: Database,
  sha256: string,
  now: number,
): Promise<WhitelabelKey | null> {
  const [row] = await db
    .select({ key: apiKeys, tier: users.tier })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.sha256, sha256), eq(apiKeys.kind, "whitelabel")));
  if (!row || row.key.revokedAt !== null || hasExpired(row.key, now)) return null;
  if (!includesTier(row.tier, whitelabelTier)) return null;
  return { id: row.key.id, isFirstUseOfDay: (row.key.lastUsedOn ?? "") < isoDate(now) };
}

/** Notes the day on which a white-label key is used: the limiter does not count its calls. */
export async function noteWhitelabelUse(db: Database, id: string, now: number): Promise<void> {
  const today = isoDate(now);
  const isEarlier = or(isNull(apiKeys.lastUsedOn), lt(apiKeys.lastUsedOn, today));
  await db
    .update(apiKeys)
    .set({ lastUsedOn: today })
    .where(and(eq(apiKeys.id, id), isEarlier));
}
