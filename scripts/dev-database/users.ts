/** Who uses the local database under `wrangler dev`: one file for each, named by its process. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { writePrivately } from "../local/private-file.ts";
import { readProcess } from "../local/processes.ts";
import { isCommandLine, type WranglerDev } from "./wrangler-dev.ts";

const User = z.object({ pid: z.number(), starters: z.array(z.number()) });

type User = z.infer<typeof User>;

/** @returns whether this `wrangler dev` was not noted before. */
export function noteUser(folder: string, { pid, starters }: WranglerDev): boolean {
  const file = join(folder, `${pid}.json`);
  const isNew = !existsSync(file);
  writePrivately(file, JSON.stringify({ pid, starters }));
  return isNew;
}

/**
 * Forgets those that have ended. One whose starter was killed outright is left over and goes on
 * serving: it is told to end.
 *
 * @returns how many are left.
 */
export function countUsers(folder: string): number {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => isInUse(join(folder, name))).length;
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

/** By now the number may be that of another program. */
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
