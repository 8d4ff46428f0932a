/** Which `wrangler dev` runs the build command that this process belongs to. */
import { type ListedProcess, readProcess } from "../local/processes.ts";

export interface WranglerDev {
  pid: number;
  /** Processes that started it: Wrangler's launcher, and npx or npm where it was started with that. */
  starters: readonly number[];
  args: readonly string[];
}

/**
 * Wrangler tells its build commands by `WRANGLER_COMMAND` what it is about to do, and says `dev` for
 * its test harness as well. What separates the two is the process: only `wrangler dev` is Wrangler's
 * own command line.
 *
 * @returns null for anything else, and for a `wrangler dev` that brings its variables along
 * (`--env-file`, as `npm start` does) or runs on the edge (`--remote`).
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

/** Not the shell or the program in which somebody typed the command: those may end before it. */
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
