import type { Tier } from "#shared/access/tiers.ts";
import type { IdKind } from "#shared/core/ids.ts";
import type { Reader } from "#shared/db/client.ts";
import type { EventContext } from "../security-log/record-event.ts";

/** The account whose keys a verb reads. */
export interface KeyContext {
  db: Reader;
  caller: { accountId: string };
  /** Milliseconds since the epoch. */
  now: number;
}

/** Every change of a key is in the security log, so verbs that change keys take both contexts. */
export interface KeyWriteContext extends KeyContext, EventContext {}

/** The context of verbs that make keys. */
export interface KeyMakeContext extends KeyWriteContext {
  tier: Tier;
  newId(kind: IdKind): string;
}
