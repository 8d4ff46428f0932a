/** `npm start`: the whole service on this machine, until Ctrl-C. */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { loadDataset } from "../seeds/load/index.ts";
import { connect } from "../shared/db/client.ts";
import {
  type DevelopmentCredentials,
  ensureDevelopmentAccounts,
} from "./accounts/development-accounts.ts";
import { runCommand } from "./local/command.ts";
import { openDatabase, requireSqld } from "./local/database.ts";
import { describeLoad } from "./local/describe-load.ts";
import { describeExamples, waitUntilServing } from "./local/examples.ts";
import { CommandFailed } from "./local/failure.ts";
import { migrateDatabase } from "./local/migrate.ts";
import { type LocalPlaces, localPlaces, shorten } from "./local/places.ts";
import { anotherPort, readPort, requirePort } from "./local/port.ts";
import { claimFolder, noteRunning, type RunningServer } from "./local/running-server.ts";
import { ensureSecrets } from "./local/secrets.ts";
import type { Sqld } from "./local/sqld.ts";
import { listenForStop } from "./local/stop-signal.ts";
import { webhookVariables, writeTrusted } from "./local/webhooks.ts";
import { startWorker } from "./local/wrangler.ts";

await runCommand(async () => {
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
      noteRunning(places.server, noteOf(baseUrl, database.url, [database.pid]));
      const credentials = await prepare(database, places, baseUrl);
      await serve(database, places, port, credentials, stopped);
    } finally {
      await database.stop();
    }
  } finally {
    rmSync(places.server, { force: true });
  }
});

async function takeFolder(places: LocalPlaces, port: number): Promise<void> {
  const { other, ended } = await claimFolder(places.server, `http://127.0.0.1:${port}`);
  if (ended.length > 0) {
    console.log(`Ended what an npm start that was killed had left (${ended.join(", ")}).`);
  }
  if (!other) return;
  const samePort = other.baseUrl.endsWith(`:${port}`);
  const free = samePort ? anotherPort(port) : port;
  throw new CommandFailed(
    `${samePort ? `Port ${port} is in use: npm` : "npm"} start is running here already (process ${other.pid}, ${other.baseUrl}). ` +
      `Stop it, or run a second one beside it: LOCAL_DIR=.local/${free} PORT=${free} npm start`,
  );
}

/** @param children of what did not start 0. */
function noteOf(baseUrl: string, databaseUrl: string | null, children: number[]): RunningServer {
  return { pid: process.pid, baseUrl, databaseUrl, children: children.filter((pid) => pid > 0) };
}

/** Tables, data, accounts. */
async function prepare(
  database: Sqld,
  places: LocalPlaces,
  baseUrl: string,
): Promise<DevelopmentCredentials> {
  const db = connect({ url: database.url }, { timeoutMs: 120_000 });
  try {
    await migrateDatabase(db);
    const started = performance.now();
    // Nobody else uses this server: what looks like another loader is one that was killed.
    const loaded = await loadDataset(db, { silentMs: 0, log: console.log });
    console.log(describeLoad(loaded, performance.now() - started));
    return await ensureDevelopmentAccounts(db, places.credentials, baseUrl);
  } finally {
    db.close();
  }
}

/** Runs the Worker until it is told to stop. @throws {CommandFailed} if something ends by itself. */
async function serve(
  database: Sqld,
  places: LocalPlaces,
  port: number,
  credentials: DevelopmentCredentials,
  stopped: AbortSignal,
): Promise<void> {
  if (stopped.aborted) return;
  const variables = {
    DATABASE_URL: database.url,
    ...ensureSecrets(places.secrets),
    ...webhookVariables(),
  };
  const trusted = await writeTrusted(places);
  const worker = startWorker({ port, places, variables, trusted });
  const children = [database.pid, worker.pid];
  noteRunning(places.server, noteOf(credentials.baseUrl, database.url, children));
  const ended = Promise.race([
    once(stopped, "abort").then(() => null),
    worker.exited.then((code) => `wrangler dev ended by itself, with exit code ${code}.`),
    database.exited.then(
      () => `The database server ended by itself. See ${shorten(places.databaseLog)}`,
    ),
  ]);
  try {
    await Promise.race([ended, announce(credentials, places, stopped)]);
    const failure = await ended;
    if (failure !== null) throw new CommandFailed(failure);
    console.log("Stopping.");
  } finally {
    await worker.stop();
  }
}

async function announce(
  credentials: DevelopmentCredentials,
  places: LocalPlaces,
  stopped: AbortSignal,
): Promise<void> {
  await waitUntilServing(credentials.baseUrl, stopped);
  if (stopped.aborted) return;
  const examples = await describeExamples(credentials);
  console.log(`
Ready on ${credentials.baseUrl}. Keys of every plan are in ${shorten(places.credentials)}. Try:

${examples}

Ctrl-C stops it.
`);
}
