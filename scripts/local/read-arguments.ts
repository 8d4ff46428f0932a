/** What the commands of an operator do with their command lines. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./failure.ts";

/** @throws {UsageError} that names what is wrong, with the usage. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${explain(error)}\n\n${usage}`);
  }
}

/** Of a command line that none of the commands fits. */
export function wrongCommand(
  command: string | undefined,
  known: readonly string[],
  usage: string,
): UsageError {
  if (command === undefined) return new UsageError(usage);
  const reason = known.includes(command)
    ? `${command} does not take what it is given.`
    : `There is no command ${command}.`;
  return new UsageError(`${reason}\n\n${usage}`);
}

/** In words of ours: Node's speak to who wrote the program. */
function explain(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return String(error);
  // It quotes the option with its value's name, or the word.
  const [, word = "one"] = /'([^\s']+)/.exec(error.message) ?? [];
  switch (error.code) {
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
      return `There is no option ${word}.`;
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return `${word} is one word too many.`;
    case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
      return `${word} needs a value, which does not begin with a dash.`;
    default:
      return error.message;
  }
}
