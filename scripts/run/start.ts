/** `npm start`: runs the whole service on this machine until Ctrl-C. */
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { DevelopmentCredentials } from "./accounts/development-accounts.ts";
import { developmentLink } from "./accounts/invite.ts";
import { describeExamples, waitUntilServing } from "./database/examples.ts";
import { prepareDatabase } from "./database/prepare-database.ts";
import { runCommand } from "./local/command.ts";
import { keepDatabase, type LocalDatabase, openDatabase, requireSqld } from "./local/database.ts";
import { CommandFailed } from "./local/failure.ts";
import { type KeptProcess, keepRunning } from "./local/keep-running.ts";
import { type LocalPlaces, localPlaces, shorten } from "./local/places.ts";
import { anotherPort, readPort, requirePort, waitForPort } from "./local/port.ts";
import { readArguments } from "./local/read-arguments.ts";
import { claimFolder, noteRunning, type RunningServer } from "./local/running-server.ts";
import { ensureSecrets } from "./local/secrets.ts";
import { listenForStop } from "./local/stop-signal.ts";
import { webhookVariables, writeTrusted } from "./local/webhooks.ts";
import { type LocalWorker, startWorker } from "./local/wrangler.ts";
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
  const note = noteTaker(places, baseUrl);
  const noteChild = (pid: number) => note({}, pid);
  try {
    await requirePort(port);
    const database = await openDatabase(places, noteChild);
    try {
      note({ databaseUrl: database.url, databaseToken: database.authToken });
      const credentials = await prepareDatabase(database, places, baseUrl, console.log);
      note({ isReady: true });
      const kept = keepDatabase(places, database, noteChild);
      await serve({ database, kept, places, port, credentials, noteChild, stopped }).finally(() =>
        kept.stop(),
      );
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
  // A record of version 1.0.0 does not say when the process was started.
  const doubt =
    other.startedAt === undefined
      ? ` (if process ${other.pid} is another program, remove ${shorten(places.server)})`
      : "";
  throw new CommandFailed(
    `${samePort ? `Port ${port} is in use: ` : ""}${other.command} is already running here (process ${other.pid}, ${other.baseUrl}). ` +
      `Stop it${doubt}, or run a second instance: LOCAL_DIR=.local/${free} PORT=${free} npm start`,
  );
}

/** Returns a function that changes the record of this process; it adds a child process, even to those that have ended. */
function noteTaker(places: LocalPlaces, baseUrl: string) {
  const starting = { isReady: false, databaseUrl: null, children: [] };
  let record: RunningServer = { pid: process.pid, baseUrl, command, ...starting };
  return (change: Partial<RunningServer>, child = 0): void => {
    const children = child > 0 ? [...record.children, child] : record.children;
    record = { ...record, ...change, children };
    noteRunning(places.server, record);
  };
}

interface Serving {
  database: LocalDatabase;
  kept: KeptProcess;
  places: LocalPlaces;
  port: number;
  credentials: DevelopmentCredentials;
  noteChild: (pid: number) => void;
  stopped: AbortSignal;
}

/** Runs the Worker until the stop signal. @throws {CommandFailed} if the Worker or the database ends too often. */
async function serve({ database, kept, ...service }: Serving): Promise<void> {
  const { places, port, credentials, noteChild, stopped } = service;
  if (stopped.aborted) return;
  const variables: Record<string, string> = {
    DATABASE_URL: database.url,
    DATABASE_AUTH_TOKEN: database.authToken,
    ...ensureSecrets(places.secrets),
    ...webhookVariables(),
    MAIL_DOMAIN: localMailDomain,
  };
  const trusted = await writeTrusted(places);
  const launch = () => {
    const worker = startWorker({ port, places, variables, trusted });
    noteChild(worker.pid);
    return worker;
  };
  const first = launch();
  let worker: Pick<KeptProcess, "stop"> = first;
  // Otherwise it would keep polling a Worker that has stopped, and keep this process alive.
  const ending = new AbortController();
  const run = async (): Promise<CommandFailed | null> => {
    // If it has never served, it would not after another start either.
    await whenServing(first, credentials.baseUrl, ending.signal);
    const link = await developmentLink(database, variables.SECRETS_KEY ?? "", credentials.baseUrl);
    const examples = await describeExamples(credentials);
    if (ending.signal.aborted) return null;
    announce(credentials, examples, link, places);
    const kept = keepRunning(first, {
      name: "The Worker (wrangler dev)",
      startAgain: async (signal) => {
        await waitForPort(port);
        return whenServing(launch(), credentials.baseUrl, signal);
      },
    });
    worker = kept;
    return kept.gaveUp;
  };
  try {
    const stop = once(stopped, "abort").then(() => null);
    const failure = await Promise.race([stop, kept.gaveUp, run()]);
    if (failure !== null) throw failure;
    console.log("Stopping.");
  } finally {
    ending.abort();
    await worker.stop();
  }
}

/** Waits until the Worker responds, and wakes its sweep. @throws {CommandFailed} if it ends before; even with exit code 0. */
async function whenServing(
  worker: LocalWorker,
  baseUrl: string,
  signal: AbortSignal,
): Promise<LocalWorker> {
  const waiting = new AbortController();
  const serving = waitUntilServing(baseUrl, AbortSignal.any([waiting.signal, signal]));
  const end = await Promise.race([worker.exited, serving.then(() => null)]);
  waiting.abort();
  if (end !== null) {
    const how = end.signal ? `signal ${end.signal}` : `exit code ${end.code}`;
    const message = `wrangler dev exited unexpectedly with ${how}.`;
    throw new CommandFailed(message, { exitCode: end.code || 1 });
  }
  if (!signal.aborted) await startSweep(baseUrl);
  return worker;
}

function announce(
  credentials: DevelopmentCredentials,
  examples: string,
  link: string | null,
  places: LocalPlaces,
): void {
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
