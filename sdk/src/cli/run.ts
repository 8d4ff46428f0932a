import { isApiError } from "../errors/api-errors.ts";
import { version } from "../version.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import { describeFailure, exitCodes, outcomeOf, UsageError } from "./failures.ts";
import { commandHelp, generalHelp, groupHelp, type HelpStyle, topicHelp } from "./help.ts";
import { styleFor } from "./output/style.ts";
import { widthOf, wrap } from "./output/wrap.ts";
import { parseCommandLine } from "./parse-command-line.ts";
import { describeSuggestion } from "./suggested-command.ts";
import { prepareSession, programOf, styleOf, type Terminal } from "./terminal.ts";

/** Runs the program. @param args without those of Node. @returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let command: Command | null = null;
  try {
    const line = parseCommandLine(args, commands);
    if (line.kind === "version") terminal.stdout.write(`${version}\n`);
    else if (line.kind === "help") {
      const style = helpStyle(terminal);
      const help = line.command ? commandHelp(line.command, style) : generalHelp(commands, style);
      terminal.stdout.write(help);
    } else if (line.kind === "group help") {
      terminal.stdout.write(groupHelp(line.group, commands, helpStyle(terminal)));
    } else if (line.kind === "topic help") {
      terminal.stdout.write(topicHelp(line.topic, commands, helpStyle(terminal)));
    } else {
      command = line.command;
      // Commands that take a profile ask a service as somebody who may be signed in.
      if (command.options.url) await prepareSession(line.invocation, terminal);
      await command.run(line.invocation, terminal);
    }
    return exitCodes.success[0];
  } catch (error) {
    if (terminal.signal.aborted) return exitCodes.interrupted[0];
    report(error, command, terminal);
    return exitCodes[outcomeOf(error)][0];
  }
}

function helpStyle(terminal: Terminal): HelpStyle {
  const { stdout } = terminal;
  return { ...styleOf(terminal), width: widthOf(stdout), program: programOf(terminal) };
}

function report(error: unknown, command: Command | null, terminal: Terminal): void {
  const { stderr, env } = terminal;
  const program = programOf(terminal);
  const [first = "", ...rest] = describeFailure(error, {
    describeSuggestion: (suggestion) => describeSuggestion(suggestion, commands, program),
    hasOwnData: command?.options.offline !== undefined,
  });
  const hint = hintFor(error, command, program);
  const message = wrap(`error: ${first}`, widthOf(stderr)).replace(
    "error:",
    styleFor(stderr, env).red("error:"),
  );
  stderr.write(`${[message, ...rest, ...hint].join("\n")}\n`);
  if (error instanceof UsageError) {
    const help = error.command === null ? `${program} help` : `${program} help ${error.command}`;
    stderr.write(`Usage: ${help}\n`);
  }
}

/** What this program can do about a failure that the service does not know of. */
function hintFor(error: unknown, command: Command | null, program: string): string[] {
  if (!isApiError(error)) return [];
  if (error.status === 401 && command?.options.profile) {
    return [`Sign in: ${program} login, or give another key.`];
  }
  return [];
}
