/** Parses the command lines of operator commands. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageAsked, UsageError } from "./failure.ts";

/**
 * @throws {UsageError} with the problem and the usage.
 * @throws {UsageAsked} if `--help` is among the arguments.
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes("--help") || args.includes("-h")) throw new UsageAsked(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${explain(error)}\n\n${usage}`);
  }
}

/** The error for a command line that matches no command. */
export function wrongCommand(
  command: string | undefined,
  known: readonly string[],
  usage: string,
): UsageError {
  if (command === undefined) return new UsageError(usage);
  const reason = known.includes(command)
    ? `Invalid arguments for ${command}.`
    : `Unknown command: ${command}.`;
  return new UsageError(`${reason}\n\n${usage}`);
}

/** Rewrites Node's messages, which address the program's author rather than its user. */
function explain(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return String(error);
  // Node's message quotes the option with its value's name, or the argument.
  const [, word = "one"] = /'([^\s']+)/.exec(error.message) ?? [];
  switch (error.code) {
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
      return `Unknown option: ${word}.`;
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return `Unexpected argument: ${word}.`;
    case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
      return `${word} needs a value that does not begin with a dash.`;
    default:
      return error.message;
  }
}
