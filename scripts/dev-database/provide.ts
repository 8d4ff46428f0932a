import { fork } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { explain } from "../local/command.ts";
import { requireSqld } from "../local/database.ts";
import { describeKeys } from "../local/examples.ts";
import { CommandFailed } from "../local/failure.ts";
import { type LocalPlaces, localPlaces } from "../local/places.ts";
import { findRunningServer } from "../local/running-server.ts";
import { ensureSecrets } from "../local/secrets.ts";
import { webhookVariables, writeTrusted } from "../local/webhooks.ts";
import { Message } from "./messages.ts";
import { noteUser } from "./users.ts";
import { hasOwnDevVars, readOwnVariables, writeVariables } from "./variables.ts";
import type { WranglerDev } from "./wrangler-dev.ts";

/**
 * Gives a `wrangler dev` a database, the one that runs already or a new one, and writes the Worker's
 * variables.
 *
 * @throws {CommandFailed} where somebody's own `.dev.vars` lacks something.
 */
export async function provideDatabase(dev: WranglerDev): Promise<void> {
  if (hasOwnDevVars()) return;

  const places = localPlaces();
  const own = readOwnVariables();
  const isFirst = noteUser(places.databaseUsers, dev);
  const databaseUrl = own.DATABASE_URL ?? (await findDatabase(places, dev, isFirst));
  await writeTrusted(places);
  writeVariables({
    ...ensureSecrets(places.secrets),
    ...webhookVariables(),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...own,
  });
  if (isFirst && databaseUrl !== null && !own.DATABASE_URL) {
    console.log(describeKeys(readCredentials(places), baseUrlOf(dev), places));
  }
}

/** Without one, pages are served and data calls are answered 503: that is worth going on for. */
async function findDatabase(
  places: LocalPlaces,
  dev: WranglerDev,
  isFirst: boolean,
): Promise<string | null> {
  try {
    return await useDatabase(places, dev, isFirst);
  } catch (error) {
    console.error(explain(error));
    return null;
  }
}

async function useDatabase(
  places: LocalPlaces,
  dev: WranglerDev,
  isFirst: boolean,
): Promise<string> {
  for (;;) {
    const running = await findRunningServer(places.server);
    if (running?.databaseUrl && running.isReady) return running.databaseUrl;
    if (running) {
      await sleep(100);
      continue;
    }
    if (!isFirst) {
      // Wrangler reads variables when it starts: it would not learn of another address.
      throw new CommandFailed("The database has ended. Stop npx wrangler dev and start it again.");
    }
    requireSqld();
    await startKeeper(places, baseUrlOf(dev));
  }
}

/** Resolves when there is a database with data, its own or another's. @throws {CommandFailed} */
async function startKeeper(places: LocalPlaces, baseUrl: string): Promise<void> {
  mkdirSync(places.folder, { recursive: true });
  const log = openSync(join(places.folder, "keeper.log"), "w");
  const child = fork(join(import.meta.dirname, "keep.ts"), [baseUrl], {
    // A group of its own: Ctrl-C is for Wrangler, and the database outlasts the last request.
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
    // It is not npm's child: it must not end when this build step does.
    env: { ...process.env, npm_lifecycle_event: undefined },
  });
  closeSync(log);
  try {
    await new Promise<void>((resolve, reject) => {
      child.on("message", (data) => {
        const message = Message.parse(data);
        if (message.kind === "progress") console.log(message.line);
        else if (message.kind === "failed") reject(new CommandFailed(message.reason));
        else resolve();
      });
      child.once("exit", () => reject(new CommandFailed("The database was stopped.")));
    });
  } finally {
    if (child.connected) child.disconnect();
    child.unref();
  }
}

const Credentials = z.object({ free: z.string() });

function readCredentials(places: LocalPlaces): { free: string } {
  return Credentials.parse(JSON.parse(readFileSync(places.credentials, "utf8")));
}

/** Where Wrangler serves, unless the port is in use and it takes another. */
function baseUrlOf({ args }: WranglerDev): string {
  const port = /--port(?:=| )(\d+)/.exec(args.join(" "))?.[1] ?? "8787";
  return `http://localhost:${port}`;
}
