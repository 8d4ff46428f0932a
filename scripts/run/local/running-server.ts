/** Lets commands find the service that runs on this machine, and prevents a second instance in the same folder. */
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import type { DatabaseConfig } from "#shared/db/client.ts";
import { CommandFailed } from "./failure.ts";
import { endLeftovers } from "./leftovers.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { localPlaces } from "./places.ts";
import { writePrivately } from "./private-file.ts";
import { isAlive, readProcess } from "./processes.ts";

const RunningServer = z.object({
  pid: z.number(),
  /** When that process was started; missing in records of version 1.0.0. */
  startedAt: z.string().optional(),
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

/** @returns the server that uses this folder, or null. One that is slow, or suspended, uses it as well. */
export function findRunningServer(file: string): RunningServer | null {
  const written = read(file);
  return written !== null && isAlive(written) ? written : null;
}

interface Claim {
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
  // If two find a killed one's record, the second must not remove the record of the first.
  return oneAtATime(`${file}.lock`, async () => {
    const other = findRunningServer(file);
    if (other) return { other, ended: [] };
    const ended = await endLeftovers(read(file)?.children ?? [], dirname(file));
    const starting = { isReady: false, databaseUrl: null, children: [] };
    noteRunning(file, { pid: process.pid, baseUrl, command, ...starting });
    return { other: null, ended };
  });
}

export function noteRunning(file: string, server: RunningServer): void {
  const startedAt = readProcess(server.pid)?.startedAt;
  writePrivately(file, JSON.stringify({ ...server, startedAt }));
}

/**
 * The database that a command uses: that of `DATABASE_URL` and `DATABASE_AUTH_TOKEN`, or else
 * that of the service running on this machine.
 */
export function databaseConfig(): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
  if (url) return { url, authToken };
  const running = findRunningServer(localPlaces().server);
  if (running?.databaseUrl) {
    return { url: running.databaseUrl, authToken: running.databaseToken };
  }
  if (running) {
    throw new CommandFailed(
      `${running.command} (process ${running.pid}) is still starting its database. Try again in a moment.`,
    );
  }
  throw new CommandFailed(
    "No database: start the local one with npm start or npx wrangler dev (in another terminal), or set DATABASE_URL.",
  );
}

function read(file: string): RunningServer | null {
  try {
    return RunningServer.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
