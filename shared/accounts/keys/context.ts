import type { Tier } from "../../access/tiers.ts";
import type { IdKind } from "../../core/ids.ts";
import type { Reader } from "../../db/client.ts";
import type { Write } from "../../db/transaction.ts";

/** The account whose keys a verb reads. */
export interface KeyContext {
  db: Reader;
  accountId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Of a verb that changes keys: its statements go into one transaction. */
export interface KeyWriteContext extends KeyContext {
  write: Write;
}

/** Of a verb that makes keys. */
export interface KeyMakeContext extends KeyWriteContext {
  tier: Tier;
  newId(kind: IdKind): string;
}
