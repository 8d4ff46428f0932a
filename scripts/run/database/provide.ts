import { fork } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { DatabaseConfig } from "#shared/db/client.ts";
import { developmentLink } from "../accounts/invite.ts";
import { requireSqld } from "../local/database.ts";
import { explain } from "../local/explain.ts";
import { CommandFailed } from "../local/failure.ts";
import { type LocalPlaces, localPlaces } from "../local/places.ts";
import { findRunningServer } from "../local/running-server.ts";
import { ensureSecrets } from "../local/secrets.ts";
import { webhookVariables, writeTrusted } from "../local/webhooks.ts";
import { localMailDomain } from "../mail/local-mail.ts";
import { describeKeys } from "./examples.ts";
import { Message } from "./messages.ts";
import { removeTraces } from "./traces.ts";
import { countUsers, noteUser } from "./users.ts";
import { hasOwnDevVars, readOwnVariables, writeVariables } from "./variables.ts";
import type { WranglerDev } from "./wrangler-dev.ts";

/**
 * Provides `wrangler dev` with a database, either the one that is running or a new one, and writes
 * the Worker's variables.
 *
 * @throws {CommandFailed} if a `.dev.vars` written by the user lacks a required variable.
 */
export async function provideDatabase(dev: WranglerDev): Promise<void> {
  if (hasOwnDevVars()) return;

  const places = localPlaces();
  const own = readOwnVariables();
  const isFirst = noteUser(places.databaseUsers, dev);
  // Left by one that was killed, or that used the database of `npm start`.
  if (isFirst && countUsers(places.databaseUsers) === 1) removeTraces();
  const database = own.DATABASE_URL ? null : await findDatabase(places, dev, isFirst);
  await writeTrusted(places);
  const secrets = ensureSecrets(places.secrets);
  writeVariables({
    ...secrets,
    ...webhookVariables(),
    MAIL_DOMAIN: localMailDomain,
    ...(database === null
      ? {}
      : { DATABASE_URL: database.url, DATABASE_AUTH_TOKEN: database.authToken ?? "" }),
    ...own,
  });
  if (isFirst && database !== null) {
    console.log(describeKeys(readCredentials(places), baseUrlOf(dev), places));
    const secretsKey = own.SECRETS_KEY ?? secrets.SECRETS_KEY ?? "";
    const link = await developmentLink(database, secretsKey, baseUrlOf(dev));
    if (link) console.log(`Sign in to the Ultra account in a browser, once:\n${link}`);
  }
}

/** A missing database is not fatal: pages are still served, and data calls return 503. */
async function findDatabase(
  places: LocalPlaces,
  dev: WranglerDev,
  isFirst: boolean,
): Promise<DatabaseConfig | null> {
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
): Promise<DatabaseConfig> {
  for (;;) {
    const running = findRunningServer(places.server);
    if (running?.databaseUrl && running.isReady) {
      return { url: running.databaseUrl, authToken: running.databaseToken };
    }
    if (running) {
      await sleep(100);
      continue;
    }
    if (!isFirst) {
      // Wrangler reads variables only at start-up, so it cannot switch to another address.
      throw new CommandFailed(
        "The database server has stopped. Stop npx wrangler dev and start it again.",
      );
    }
    requireSqld();
    await startKeeper(places, baseUrlOf(dev));
  }
}

/** Resolves when a database with data is available, from this keeper or another one. @throws {CommandFailed} */
async function startKeeper(places: LocalPlaces, baseUrl: string): Promise<void> {
  mkdirSync(places.folder, { recursive: true });
  const log = openSync(join(places.folder, "keeper.log"), "w");
  const child = fork(join(import.meta.dirname, "keep.ts"), [baseUrl], {
    // Its own process group: Ctrl-C stops Wrangler first, and the database must outlast the last request.
    detached: true,
    stdio: ["ignore", log, log, "ipc"],
    // Detached from npm's process tree: it must survive this build step.
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

/** The base URL of `wrangler dev`, unless its port is in use and Wrangler picks another. */
function baseUrlOf({ args }: WranglerDev): string {
  const port = /--port(?:=| )(\d+)/.exec(args.join(" "))?.[1] ?? "8787";
  return `http://localhost:${port}`;
}
