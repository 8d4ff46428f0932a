import type { Reader } from "../db/client.ts";
import type { Write } from "../db/transaction.ts";

/** The context of verbs that run before anybody is signed in. */
export interface VisitorContext {
  db: Reader;
  /** Milliseconds since the epoch. */
  now: number;
  /** The browser, such as `Firefox on Linux`. */
  browser: string;
  /** Hex, 32 bytes: for keyed hashes. */
  secretsKey: string;
}

/** The context of such verbs that write: in one batch, so that all of it is committed or nothing. */
export interface VisitorWriteContext extends VisitorContext {
  write: Write;
}

/** The result of a sign-in: the browser's new session. */
export interface SignInResult {
  accountId: string;
  /** The session's secret, which the cookie contains. */
  secret: string;
}
