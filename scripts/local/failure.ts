/** Ends a command with one line for the person who ran it, and exit code 1. */
export class CommandFailed extends Error {
  override readonly name: string = "CommandFailed";
}

/** The command line is not one that the command knows; exit code 2. */
export class UsageError extends CommandFailed {
  override readonly name = "UsageError";
}
