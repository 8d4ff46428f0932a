import { version } from "../version.ts";
import { commands } from "./commands.ts";
import { describeFailure, exitCodes, outcomeOf, UsageError } from "./failures.ts";
import { commandHelp, generalHelp, groupHelp, type HelpStyle, program } from "./help.ts";
import { styleFor } from "./output/style.ts";
import { widthOf, wrap } from "./output/wrap.ts";
import { parseCommandLine } from "./parse-command-line.ts";
import { describeSuggestion } from "./suggested-command.ts";
import { styleOf, type Terminal } from "./terminal.ts";

/** Runs the program. @param args without those of Node. @returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const line = parseCommandLine(args, commands);
    if (line.kind === "version") terminal.stdout.write(`${version}\n`);
    else if (line.kind === "help") {
      const style = helpStyle(terminal);
      const help = line.command ? commandHelp(line.command, style) : generalHelp(commands, style);
      terminal.stdout.write(help);
    } else if (line.kind === "group help") {
      terminal.stdout.write(groupHelp(line.group, commands, helpStyle(terminal)));
    } else await line.command.run(line.invocation, terminal);
    return exitCodes.success[0];
  } catch (error) {
    if (terminal.signal.aborted) return exitCodes.interrupted[0];
    report(error, terminal);
    return exitCodes[outcomeOf(error)][0];
  }
}

function helpStyle(terminal: Terminal): HelpStyle {
  return { ...styleOf(terminal), width: widthOf(terminal.stdout) };
}

function report(error: unknown, { stderr, env }: Terminal): void {
  const [first = "", ...rest] = describeFailure(error, (suggestion) =>
    describeSuggestion(suggestion, commands),
  );
  const message = wrap(`error: ${first}`, widthOf(stderr)).replace(
    "error:",
    styleFor(stderr, env).red("error:"),
  );
  stderr.write(`${[message, ...rest].join("\n")}\n`);
  if (error instanceof UsageError) {
    const help = error.command === null ? `${program} help` : `${program} help ${error.command}`;
    stderr.write(`Usage: ${help}\n`);
  }
}
