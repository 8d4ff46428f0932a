/** Tracks which `wrangler dev` processes use the local database, with one file for each process id. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { writePrivately } from "../local/private-file.ts";
import { readProcess } from "../local/processes.ts";
import { isCommandLine, type WranglerDev } from "./wrangler-dev.ts";

const User = z.object({ pid: z.number(), starters: z.array(z.number()) });

type User = z.infer<typeof User>;

/** @returns whether this `wrangler dev` is new. */
export function noteUser(folder: string, { pid, starters }: WranglerDev): boolean {
  const file = join(folder, `${pid}.json`);
  const isNew = !existsSync(file);
  writePrivately(file, JSON.stringify({ pid, starters }));
  return isNew;
}

/**
 * Removes users that have exited. A `wrangler dev` whose parent was killed keeps serving as an
 * orphan; it is terminated.
 *
 * @returns the number of remaining users.
 */
export function countUsers(folder: string): number {
  mkdirSync(folder, { recursive: true });
  // Another name is that of a file which is just being written.
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.filter((name) => isInUse(join(folder, name))).length;
}

function isInUse(file: string): boolean {
  const user = read(file);
  if (user && isRunning(user.pid)) {
    if (user.starters.every((pid) => readProcess(pid) !== null)) return true;
    process.kill(user.pid, "SIGTERM");
  }
  rmSync(file, { force: true });
  return false;
}

/** The process id may have been reused by another program. */
function isRunning(pid: number): boolean {
  const listed = readProcess(pid);
  return listed !== null && isCommandLine(listed);
}

function read(file: string): User | null {
  try {
    return User.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
