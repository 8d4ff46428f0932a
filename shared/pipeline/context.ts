import type { Caller } from "../access/caller.ts";
import type { IdKind } from "../core/ids.ts";
import type { Reader } from "../db/client.ts";
import type { Write } from "../db/transaction.ts";
import type { SalaryContext } from "../salaries/context.ts";

/** Whose pipeline it is, and when. Every query of a verb is made from this. */
export interface ReadContext {
  db: Reader;
  caller: Pick<Caller, "accountId" | "credentialId">;
  /** Milliseconds since the epoch. */
  now: number;
  /** What figures and names of the salary catalog are made from; null as long as none is loaded. */
  salaries(): Promise<SalaryContext | null>;
}

/**
 * For verbs that write. They read, decide, and hand their statements to `write`;
 * what they rely on of the rows they have read is stated there as well.
 */
export interface WriteContext extends ReadContext {
  write: Write;
  newId(kind: IdKind): string;
  /** Takes note of an event that has deliveries to be sent, once the batch is committed. */
  announce(eventId: string): void;
}
