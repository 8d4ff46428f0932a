import { causesOf } from "../core/causes.ts";

/** Tells a database that cannot be used right now from a mistake of our own. */

/** The database did not answer, or not in time, or answered that it cannot serve. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  /** Whether asking again at once may succeed. */
  readonly transient: boolean;

  constructor(message: string, options: { transient: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.transient = options.transient;
  }
}

/** The database will not take what was sent to it, and would not later: a defect of this service. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";

  /** @param body of its answer, which says why. */
  constructor(status: number, body: ArrayBuffer) {
    super(`the database refused with ${status}: ${new TextDecoder().decode(body).slice(0, 500)}`);
  }
}

/** Codes by which the server says that it, not the statement, is at fault. */
const serverFaults = new Set([
  "SERVER_ERROR",
  "SQLITE_BUSY",
  "SQLITE_LOCKED",
  "SQLITE_IOERR",
  "SQLITE_CANTOPEN",
  "SQLITE_FULL",
  "SQLITE_CORRUPT",
  "SQLITE_NOTADB",
  "STREAM_EXPIRED",
  "TRANSACTION_TIMEOUT",
  "TRANSACTION_BUSY",
]);

/** What an error of a database call means for the caller: wait and repeat, or report a defect. */
export function classify(error: unknown): "unavailable" | "defect" {
  return [...causesOf(error)].some(isUnavailable) ? "unavailable" : "defect";
}

/** Whether the same read may succeed if it is sent again at once. */
export function isTransient(error: unknown): boolean {
  return [...causesOf(error)].some(
    (cause) =>
      (cause instanceof DatabaseUnavailable && cause.transient) || codeOf(cause) === "SQLITE_BUSY",
  );
}

function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || serverFaults.has(codeOf(error) ?? "");
}

/** The code that the database or its client gave an error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
