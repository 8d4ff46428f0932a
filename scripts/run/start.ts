/** `npm start`: runs the whole service on this machine until Ctrl-C. */
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { DevelopmentCredentials } from "./accounts/development-accounts.ts";
import { developmentLink } from "./accounts/invite.ts";
import { describeExamples, waitUntilServing } from "./database/examples.ts";
import { prepareDatabase } from "./database/prepare-database.ts";
import { runCommand } from "./local/command.ts";
import { type LocalDatabase, openDatabase, requireSqld } from "./local/database.ts";
import { CommandFailed } from "./local/failure.ts";
import { type LocalPlaces, localPlaces, shorten } from "./local/places.ts";
import { anotherPort, readPort, requirePort, waitForPort } from "./local/port.ts";
import { readArguments } from "./local/read-arguments.ts";
import { claimFolder, noteRunning, type RunningServer } from "./local/running-server.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { listenForStop } from "./local/stop-signal.ts";
import { webhookVariables, writeTrusted } from "./local/webhooks.ts";
import { startWorker } from "./local/wrangler.ts";
import { localMailDomain } from "./mail/local-mail.ts";

const command = "npm start";

const usage = `Usage:
  npm start

Runs the whole service on this machine until Ctrl-C: a database with the data, keys of every plan, and a link that
signs in. What it keeps is in .local/.

  PORT=8790 npm start           on another port than 8787
  WEBHOOK_PORT=9444 npm start   another port for npm run webhook:listen than 9443
  LOCAL_DIR=FOLDER npm start    another folder than .local, for a second instance`;

await runCommand(async () => {
  readArguments({}, usage);
  const places = localPlaces();
  const port = readPort(process.env.PORT);
  const baseUrl = `http://127.0.0.1:${port}`;
  const stopped = listenForStop();

  requireSqld();
  await takeFolder(places, port);
  try {
    await requirePort(port);
    const database = await openDatabase(places, (pid) =>
      noteRunning(places.server, noteOf(baseUrl, null, [pid])),
    );
    try {
      const running = noteOf(baseUrl, database, [database.pid]);
      noteRunning(places.server, { ...running, isReady: false });
      const credentials = await prepareDatabase(database, places, baseUrl, console.log);
      await serve(database, places, port, credentials, stopped);
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(places.server, { force: true });
  }
});

async function takeFolder(places: LocalPlaces, port: number): Promise<void> {
  const baseUrl = `http://127.0.0.1:${port}`;
  const { other, ended } = await claimFolder(places.server, { baseUrl, command });
  if (ended.length > 0) {
    console.log(
      `Ended the leftover processes of an npm start that was killed (${ended.join(", ")}).`,
    );
    await waitForPort(port);
  }
  if (!other) return;
  const samePort = other.baseUrl.endsWith(`:${port}`);
  const free = samePort ? anotherPort(port) : port;
  throw new CommandFailed(
    `${samePort ? `Port ${port} is in use: ` : ""}${other.command} is already running here (process ${other.pid}, ${other.baseUrl}). ` +
      `Stop it, or run a second instance: LOCAL_DIR=.local/${free} PORT=${free} npm start`,
  );
}

/** @param children process ids; 0 for one that did not start. */
function noteOf(
  baseUrl: string,
  database: LocalDatabase | null,
  children: number[],
): RunningServer {
  const started = children.filter((pid) => pid > 0);
  return {
    ...{ pid: process.pid, baseUrl, command, isReady: true, children: started },
    databaseUrl: database?.url ?? null,
    databaseToken: database?.authToken,
  };
}

/** Runs the Worker until the stop signal. @throws {CommandFailed} if the Worker or the database exits unexpectedly. */
async function serve(
  database: LocalDatabase,
  places: LocalPlaces,
  port: number,
  credentials: DevelopmentCredentials,
  stopped: AbortSignal,
): Promise<void> {
  if (stopped.aborted) return;
  const variables: Record<string, string> = {
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: database.authToken,
    ...ensureSecrets(places.secrets),
    ...webhookVariables(),
    MAIL_DOMAIN: localMailDomain,
  };
  const trusted = await writeTrusted(places);
  const worker = startWorker({ port, places, variables, trusted });
  const children = [database.pid, worker.pid];
  noteRunning(places.server, noteOf(credentials.baseUrl, database, children));
  const ended = Promise.race([
    once(stopped, "abort").then(() => null),
    worker.exited.then((exitCode) => failWorker(exitCode)),
    database.exited.then(
      () =>
        new CommandFailed(
          `The database server exited unexpectedly. See ${shorten(places.databaseLog)}`,
        ),
    ),
  ]);
  const waiting = new AbortController();
  try {
    const link = await developmentLink(database, variables.SECRETS_KEY ?? "", credentials.baseUrl);
    await Promise.race([ended, announce(credentials, link, places, waiting.signal)]);
    const failure = await ended;
    if (failure !== null) throw failure;
    console.log("Stopping.");
  } finally {
    // Otherwise it would keep polling a Worker that has stopped, and keep this process alive.
    waiting.abort();
    await worker.stop();
  }
}

/** Any exit of Wrangler is a failure, even with exit code 0. */
function failWorker(exitCode: number): CommandFailed {
  const message = `wrangler dev exited unexpectedly with exit code ${exitCode}.`;
  return new CommandFailed(message, { exitCode: exitCode || 1 });
}

async function announce(
  credentials: DevelopmentCredentials,
  link: string | null,
  places: LocalPlaces,
  signal: AbortSignal,
): Promise<void> {
  await waitUntilServing(credentials.baseUrl, signal);
  if (signal.aborted) return;
  await startSweep(credentials.baseUrl);
  const examples = await describeExamples(credentials);
  console.log(`
Ready on ${credentials.baseUrl}. Keys of every plan are in ${shorten(places.credentials)}. Try:

${examples}

# Sign in to the Ultra account in a browser, once
${link ?? "(the development account was deleted)"}

Ctrl-C stops it.
`);
}

/**
 * Runs what a deployment runs every hour, which wakes the sweep: reminders are due without anything that a person does.
 * `wrangler dev` keeps no schedule.
 */
async function startSweep(baseUrl: string): Promise<void> {
  await fetch(`${baseUrl}/cdn-cgi/local/scheduled`).catch(() => {});
}
