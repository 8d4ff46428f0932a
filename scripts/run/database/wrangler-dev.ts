/** Identifies the `wrangler dev` that started this build command. */
import { type ListedProcess, readProcess } from "../local/processes.ts";

export interface WranglerDev {
  pid: number;
  /** Its parent processes: Wrangler's launcher, and npx or npm if it was started with one. */
  starters: readonly number[];
  args: readonly string[];
}

/**
 * Wrangler sets `WRANGLER_COMMAND` for its build commands, but to `dev` for its test harness as
 * well. The process tells them apart: only `wrangler dev` runs Wrangler's command line.
 *
 * @returns null in all other cases, and for a `wrangler dev` that has its own variables
 * (`--env-file`, as `npm start` uses it) or runs on the edge (`--remote`).
 */
export function findWranglerDev(): WranglerDev | null {
  if (process.env.WRANGLER_COMMAND !== "dev") return null;
  for (let at = readProcess(process.ppid); at !== null; at = readProcess(at.parent)) {
    if (isCommandLine(at)) {
      const args = argumentsOf(at);
      return args.some((arg) => provided.test(arg))
        ? null
        : { pid: at.pid, starters: startersOf(at), args };
    }
  }
  return null;
}

const provided = /^(--env-file(=|$)|--remote$|-r$)/;
const commandLine = /[\\/]wrangler-dist[\\/]cli\.js$/;
const launcher = /(^|[\\/])wrangler(\.js)?$/;
const npm = /^(npm|npx)\b/;

export function isCommandLine({ command }: ListedProcess): boolean {
  return command.some((part) => commandLine.test(part));
}

function argumentsOf({ command }: ListedProcess): readonly string[] {
  return command.slice(command.findIndex((part) => commandLine.test(part)) + 1);
}

/** Excludes the shell or program in which the command was typed, because those may exit first. */
function startersOf({ parent }: ListedProcess): number[] {
  const at = readProcess(parent);
  return at !== null && isStarter(at) ? [at.pid, ...startersOf(at)] : [];
}

function isStarter(listed: ListedProcess): boolean {
  const { command, parent } = listed;
  if (npm.test(command[0] ?? "") || launcher.test(command[1] ?? "")) return true;
  const above = readProcess(parent);
  return command[1] === "-c" && above !== null && npm.test(above.command[0] ?? "");
}
