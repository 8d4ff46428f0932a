/** Classifies database errors: an outage, a conflict with another write, or a defect of this service. */
import { causesOf } from "../core/log-failure.ts";

/** 4xx statuses that do not blame the request: an expired token, a timeout, too many requests. */
const temporaryStatuses = new Set([401, 408, 429]);

/** The database did not respond, did not respond in time, or responded that it is unavailable. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  /** Whether an immediate retry may succeed. */
  readonly transient: boolean;

  constructor(message: string, options: { transient: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.transient = options.transient;
  }
}

/** The server no longer has the stream of a call, and executed nothing of it. */
export class StreamGone extends DatabaseUnavailable {
  constructor() {
    super("the server does not have the stream", { transient: true });
  }
}

/** The messages of libSQL servers about a stream that ended by itself, or with the server. One that is used twice is a defect. */
const streamIsGone = /invalid baton|stream has expired|stream not found/i;

/** The failure of a call that the database refused. @param body the body of the response. */
export function refusal(status: number, body: ArrayBuffer): Error {
  const text = new TextDecoder().decode(body).slice(0, 500);
  if (streamIsGone.test(text)) return new StreamGone();
  if (status < 500 && !temporaryStatuses.has(status)) return new DatabaseRefused(status, text);
  return new DatabaseUnavailable(`the database returned ${status}`, {
    transient: status !== 500 && status !== 401,
  });
}

/** The database rejected the request and would reject it again: a defect of this service. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";

  /** @param body what the response says, which contains the reason. */
  constructor(status: number, body: string) {
    super(`the database refused with ${status}: ${body}`);
  }
}

/** The message of a failed `assertInBatch`; a trigger on the table `expectations` raises it. */
const assertionFailed = "expectation failed";

const danglingReference = "FOREIGN KEY constraint failed";

/** Messages of the database for a batch whose rows have changed since they were read. */
const conflicts = [assertionFailed, danglingReference, "UNIQUE constraint failed"] as const;

/** Codes for faults of the server rather than of the statement. */
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

/** Tells an outage, after which the caller can retry, from a defect of this service. */
export function classify(error: unknown): "unavailable" | "defect" {
  return [...causesOf(error)].some(isUnavailable) ? "unavailable" : "defect";
}

/** Whether the same read may succeed if it is sent again at once. */
export function isTransient(error: unknown): boolean {
  return [...causesOf(error)].some(
    (cause) => (cause instanceof DatabaseUnavailable && cause.transient) || isLocked(cause),
  );
}

/** Whether the database was locked and nothing was executed, so that a write may be sent again, too. */
export function isLocked(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => codeOf(cause) === "SQLITE_BUSY");
}

/**
 * Whether a batch was rolled back because another write changed its rows after
 * they were read: decided again, it may succeed.
 */
export function isWriteConflict(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => violates(cause, conflicts));
}

/** Whether a batch was rolled back because an `assertInBatch` did not hold. */
export function isFailedAssertion(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => violates(cause, [assertionFailed]));
}

/** Whether a batch was rolled back because a row that it refers to is not there. */
export function isDangling(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => violates(cause, [danglingReference]));
}

/** Whether the rows of a query, or of a batch, are more bytes than the database sends at once. */
export function isTooLarge(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => codeOf(cause) === "RESPONSE_TOO_LARGE");
}

function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || serverFaults.has(codeOf(error) ?? "");
}

function violates(cause: unknown, messages: readonly string[]): boolean {
  return (
    cause instanceof Error &&
    codeOf(cause) === "SQLITE_CONSTRAINT" &&
    messages.some((message) => cause.message.includes(message))
  );
}

/** The code that the database or its client gave an error. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
