import type { Caller } from "#shared/access/caller.ts";
import type { IdKind } from "#shared/core/ids.ts";
import type { Reader } from "#shared/db/client.ts";
import type { Write } from "#shared/db/transaction.ts";

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

/** The part of a context that writes: a verb reads, decides, and passes its statements to `write`. */
export interface AccountWrite {
  /**
   * Adds statements to the request's transaction, including assertions about the rows that were
   * read.
   */
  write: Write;
  newId(kind: IdKind): string;
  /** Registers an event whose deliveries are queued when the transaction has been committed. */
  announce(eventId: string): void;
  /** Whether it is known that nobody could learn of the account's events yet, so that none is written. */
  isUnheard?: boolean;
}

/** The context of verbs that write and do not need the salary catalog. */
export interface AccountWriteContext extends AccountContext, AccountWrite {}

/** The context of the verbs of the signed-in application. `caller.credentialId` is the id of the session. */
export interface OwnerContext extends AccountContext {
  /** The browser for the security log, such as `Firefox on Linux`. */
  browser: string;
  /** Hex, 32 bytes: for keyed hashes. */
  secretsKey: string;
}

/**
 * The context of the application's verbs that write. They record in the security log what they did
 * (`recordEvent`).
 */
export interface OwnerWriteContext extends OwnerContext, AccountWrite {}
