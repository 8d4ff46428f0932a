import type { Caller } from "../access/caller.ts";
import type { IdKind } from "../core/ids.ts";
import type { Reader } from "../db/client.ts";
import type { Write } from "../db/transaction.ts";

/** Whose records a verb reads, and when. Every query of a verb is scoped by `caller`. */
export interface AccountContext {
  db: Reader;
  caller: Pick<Caller, "accountId" | "credentialId">;
  /** Milliseconds since the epoch. */
  now: number;
}

/** What a verb that writes needs as well: it reads, decides, and hands its statements to `write`. */
export interface AccountWrite {
  /** Adds statements to the request's batch, conditions on the rows that were read included. */
  write: Write;
  newId(kind: IdKind): string;
  /** Notes an event whose deliveries are to be sent once the batch is committed. */
  announce(eventId: string): void;
}

/** For verbs that write without the salary catalog. */
export interface AccountWriteContext extends AccountContext, AccountWrite {}
