import type { Caller } from "../access/caller.ts";
import type { IdKind } from "../credentials/ids.ts";
import type { Database } from "../db/client.ts";
import type { Transaction } from "../db/transaction.ts";

/** Whose pipeline it is, and when. Every query of a verb is made from this. */
export interface PipelineContext {
  db: Pick<Database, "select"> | Transaction;
  caller: Pick<Caller, "accountId" | "credentialId">;
  /** Milliseconds since the epoch. */
  now: number;
}

/** For verbs that only read. */
export interface ReadContext extends PipelineContext {
  db: Database;
}

/** For verbs that write: all of it takes effect, or none. */
export interface WriteContext extends PipelineContext {
  db: Transaction;
  newId(kind: IdKind): string;
}
