/**
 * Keeps the local database running while a `wrangler dev` uses it. A separate process, because
 * the build step that starts it must exit before Wrangler serves.
 */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { keepDatabase, openDatabase } from "../local/database.ts";
import { explain } from "../local/explain.ts";
import type { KeptProcess } from "../local/keep-running.ts";
import { type LocalPlaces, localPlaces } from "../local/places.ts";
import { claimFolder, noteRunning } from "../local/running-server.ts";
import { listenForStop } from "../local/stop-signal.ts";
import type { Message } from "./messages.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { removeTraces } from "./traces.ts";
import { countUsers } from "./users.ts";
import { removeVariables } from "./variables.ts";

const everyMs = 500;
const command = "npx wrangler dev";

const places = localPlaces();
const [, , baseUrl = ""] = process.argv;
const stopped = listenForStop();

try {
  const { other } = await claimFolder(places.server, { baseUrl, command });
  if (other) tell({ kind: "taken" });
  else await keep();
} catch (error) {
  tell({ kind: "failed", reason: explain(error) });
}
if (process.connected) process.disconnect();

async function keep(): Promise<void> {
  const note = { pid: process.pid, baseUrl, command, isReady: false };
  try {
    const database = await openDatabase(places, (pid) =>
      noteRunning(places.server, { ...note, databaseUrl: null, children: [pid] }),
    );
    try {
      const running = {
        ...note,
        databaseUrl: database.url,
        databaseToken: database.authToken,
        children: [database.pid],
      };
      noteRunning(places.server, running);
      await prepareDatabase(database, places, baseUrl, (line) => tell({ kind: "progress", line }));
      noteRunning(places.server, { ...running, isReady: true });
      tell({ kind: "ready" });
      const kept = keepDatabase(places, database, (pid) =>
        noteRunning(places.server, { ...running, isReady: true, children: [pid] }),
      );
      await untilUnused(places, kept).finally(() => kept.stop());
    } finally {
      await database.stop();
    }
  } finally {
    removeVariables();
    removeTraces();
    rmSync(places.server, { force: true });
  }
}

async function untilUnused({ databaseUsers }: LocalPlaces, database: KeptProcess): Promise<void> {
  let hasEnded = false;
  void Promise.race([database.gaveUp, once(stopped, "abort")]).then(() => {
    hasEnded = true;
  });
  while (!hasEnded && !stopped.aborted && countUsers(databaseUsers) > 0) await sleep(everyMs);
}

/** Sends a message to the build step, which may have exited already. */
function tell(message: Message): void {
  if (process.connected) process.send?.(message);
}
