import type { Reader } from "../db/client.ts";
import type { Write } from "../db/transaction.ts";

/** For verbs that run before anybody is signed in. */
export interface VisitorContext {
  db: Reader;
  /** Milliseconds since the epoch. */
  now: number;
  /** Such as `Firefox on Linux`. */
  browser: string;
  /** Hex, 32 bytes: for keyed hashes. */
  secretsKey: string;
}

/** For those that write: in one batch, so that all of it is committed or nothing. */
export interface VisitorWriteContext extends VisitorContext {
  write: Write;
}

/** What a sign-in results in: the browser's new session. */
export interface SignInResult {
  accountId: string;
  /** For the cookie. */
  secret: string;
}
