import type { Caller } from "../access/caller.ts";
import type { IdKind } from "../core/ids.ts";
import type { Reader } from "../db/client.ts";
import type { Write } from "../db/transaction.ts";

/**
 * The account whose records a verb reads, and the time. Every query of a verb is scoped by
 * `caller`.
 */
export interface AccountContext {
  db: Reader;
  caller: Pick<Caller, "accountId" | "credentialId">;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * What a verb needs in addition to write: it reads, decides, and passes its statements to `write`.
 */
export interface AccountWrite {
  /**
   * Adds statements to the request's transaction, including assertions about the rows that were
   * read.
   */
  write: Write;
  newId(kind: IdKind): string;
  /** Registers an event whose deliveries are queued when the transaction has been committed. */
  announce(eventId: string): void;
}

/** For verbs that write and do not need the salary catalog. */
export interface AccountWriteContext extends AccountContext, AccountWrite {}

/** For the verbs of the signed-in application. `caller.credentialId` is the id of the session. */
export interface OwnerContext extends AccountContext {
  /** Such as `Firefox on Linux`, for the security log. */
  browser: string;
  /** Hex, 32 bytes: for keyed hashes. */
  secretsKey: string;
}

/** For those that write. They note in the security log what they did (`recordEvent`). */
export interface OwnerWriteContext extends OwnerContext, AccountWrite {}
