/** Lets commands find the service that runs on this machine, and prevents a second instance in the same folder. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import type { DatabaseConfig } from "../../../shared/db/client.ts";
import { CommandFailed } from "./failure.ts";
import { endLeftovers } from "./leftovers.ts";
import { localPlaces } from "./places.ts";
import { writePrivately } from "./private-file.ts";

const RunningServer = z.object({
  pid: z.number(),
  baseUrl: z.string(),
  /** The command that started it. */
  command: z.string().default("npm start"),
  /** Whether data and accounts are in the database. */
  isReady: z.boolean().default(true),
  /** Null until the database is up. */
  databaseUrl: z.string().nullable(),
  /** The token that the database asks for. */
  databaseToken: z.string().optional(),
  /** Ids of its child processes. */
  children: z.array(z.number()).default([]),
});

/** The record that a running `npm start`, or the database keeper of `wrangler dev`, writes about itself. */
export type RunningServer = z.infer<typeof RunningServer>;

const startingForMs = 60_000;

/** @returns the server that uses this folder, or null. */
export async function findRunningServer(file: string): Promise<RunningServer | null> {
  const written = read(file);
  if (written === null || !isAlive(written.pid)) return null;
  if (written.databaseUrl === null) {
    return Date.now() - statSync(file).mtimeMs < startingForMs ? written : null;
  }
  // The process id alone is not enough: another process may have reused it.
  return (await isServing(written.databaseUrl)) ? written : null;
}

export interface Claim {
  /** The server that already uses the folder; null if this process has claimed it. */
  other: RunningServer | null;
  /** Leftover processes of a killed server, which have been ended. */
  ended: number[];
}

/** Claims the folder for this process, and ends leftover processes of an earlier one. */
export async function claimFolder(
  file: string,
  { baseUrl, command }: Pick<RunningServer, "baseUrl" | "command">,
): Promise<Claim> {
  const note: RunningServer = {
    ...{ pid: process.pid, baseUrl, command },
    ...{ isReady: false, databaseUrl: null, children: [] },
  };
  const ended: number[] = [];
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(note), { flag: "wx", mode: 0o600 });
      return { other: null, ended };
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    const other = await findRunningServer(file);
    if (other) return { other, ended };
    // Left behind by a process that was killed.
    ended.push(...(await endLeftovers(read(file)?.children ?? [], dirname(file))));
    rmSync(file, { force: true });
  }
}

export function noteRunning(file: string, server: RunningServer): void {
  writePrivately(file, JSON.stringify(server));
}

/**
 * The database that a command uses: that of `DATABASE_URL` and `DATABASE_AUTH_TOKEN`, or else
 * that of the service running on this machine.
 */
export async function databaseConfig(): Promise<DatabaseConfig> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
  if (url) return { url, authToken };
  const running = await findRunningServer(localPlaces().server);
  if (running?.databaseUrl) {
    return { url: running.databaseUrl, authToken: running.databaseToken };
  }
  throw new CommandFailed(
    "No database: start the local one with npm start or npx wrangler dev (in another terminal), or set DATABASE_URL.",
  );
}

function read(file: string): RunningServer | null {
  if (!existsSync(file)) return null;
  try {
    return RunningServer.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function isServing(databaseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${databaseUrl}/health`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
