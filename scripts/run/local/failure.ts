/** Ends a command with one line for the person who ran it, and an exit code. */
export class CommandFailed extends Error {
  override readonly name: string = "CommandFailed";
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, ...options }: FailureOptions = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

interface FailureOptions extends ErrorOptions {
  exitCode?: number;
}

/** The command line is invalid; exit code 2. */
export class UsageError extends CommandFailed {
  override readonly name = "UsageError";

  constructor(message: string) {
    super(message, { exitCode: 2 });
  }
}

/** The command line asks for the usage, which goes to stdout; exit code 0. */
export class UsageAsked extends CommandFailed {
  override readonly name = "UsageAsked";

  constructor(usage: string) {
    super(usage, { exitCode: 0 });
  }
}
