/** The base of every error that the client throws; what a signal ends rejects with its own reason. */
export class CompensationError extends Error {
  override readonly name: string = "CompensationError";
}

/** No answer arrived, or not from the service. `cause` has the platform's own error. */
export class ConnectionError extends CompensationError {
  override readonly name: string = "ConnectionError";

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** An attempt took longer than `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";

  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`);
  }
}
