/** The composed Worker in workerd, with its queue, objects, a real database and a receiver of webhooks. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#scripts/run/stage/database-proxy.ts";
import { type Receiver, startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { startWorkers } from "#scripts/run/stage/start-workers.ts";
import { composedSettings } from "#scripts/run/stage/worker-options.ts";
import type { Database } from "#shared/db/client.ts";
import type { BilledCounts } from "./workers/billed-counts.ts";

export interface Stage {
  url: URL;
  db: Database;
  /** The Worker reaches the database through it. */
  proxy: DatabaseProxy;
  receiver: Receiver;
  /** Slugs of the catalog. */
  roles: readonly string[];
  cities: readonly string[];
  /** Milliseconds of processor time of workerd so far. */
  processorTime(): number;
  counts(): Promise<BilledCounts>;
  /** Starts the Worker again, in an isolate that has served nothing. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param prepare changes the database before the Worker starts.
 * @throws {CommandFailed} where the system does not report processor time.
 */
export async function startStage(
  prepare: (db: Database) => Promise<void> = async () => {},
): Promise<Stage> {
  if (!existsSync("/proc/self/task")) throw new CommandFailed("Only Linux reports processor time.");
  const database = await startSeededDatabase();
  const db = database.connect({ timeoutMs: 120_000 });
  await prepare(db);
  const [proxy, receiver] = await Promise.all([startDatabaseProxy(database.url), startReceiver()]);
  const start = async () => {
    const before = new Set(listChildren());
    const workers = await startWorkers([
      {
        ...(await composedSettings()),
        bundle: await bundledWorker("scripts/measure/bench/workers/counted-service.ts"),
        bindings: {
          DATABASE_URL: proxy.url,
          ...{ SECRETS_KEY: secretsKey, ENVIRONMENT: "test" },
          ...{ DATA_POINT_KEY: "0f".repeat(32), WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
        },
      },
    ]);
    const pids = listChildren().filter((pid) => !before.has(pid) && nameOf(pid) === "workerd");
    return { workers, pids };
  };
  let running = await start();
  const slugs = async (table: "roles" | "cities") =>
    (
      await db.all<{ slug: string }>(sql`select slug from ${sql.identifier(table)} order by slug`)
    ).map(({ slug }) => slug);
  const [roles, cities] = await Promise.all([slugs("roles"), slugs("cities")]);
  return {
    get url() {
      return running.workers.url;
    },
    ...{ db, proxy, receiver, roles, cities },
    processorTime: () => running.pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0),
    counts: async () =>
      (await fetch(new URL("/.bench/counts", running.workers.url))).json() as never,
    async restart() {
      await running.workers.stop();
      running = await start();
    },
    async stop() {
      await running.workers.stop();
      proxy.stop();
      await Promise.all([receiver.stop(), database.stop()]);
    },
  };
}

/** Processes that this one started, and theirs. */
function listChildren(of = process.pid): number[] {
  return tasksOf(of).flatMap((task) => {
    const children = readFileSync(`${task}/children`, "utf8").split(" ").filter(Boolean);
    return children.map(Number).flatMap((pid) => [pid, ...listChildren(pid)]);
  });
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
}

function processorTimeOf(pid: number): number {
  return tasksOf(pid).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`${task}/schedstat`, "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

function tasksOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`);
}
