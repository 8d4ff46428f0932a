import type { Tier } from "../../access/tiers.ts";
import type { IdKind } from "../../core/ids.ts";
import type { Reader } from "../../db/client.ts";
import type { EventContext } from "../security-log/record-event.ts";

/** The account whose keys a verb reads. */
export interface KeyContext {
  db: Reader;
  caller: { accountId: string };
  /** Milliseconds since the epoch. */
  now: number;
}

/** Of a verb that changes keys, and notes it in the security log. */
export interface KeyWriteContext extends KeyContext, EventContext {}

/** Of a verb that makes keys. */
export interface KeyMakeContext extends KeyWriteContext {
  tier: Tier;
  newId(kind: IdKind): string;
}
