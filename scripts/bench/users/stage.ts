/** The composed Worker in workerd, with its queue, objects, a real database and a receiver of webhooks. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "../../../shared/db/client.ts";
import { bundledWorker } from "../../../tests/support/bundled-worker.ts";
import { startSeededDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { type Receiver, startReceiver } from "../../../tests/support/receivers/receiver.ts";
import { secretsKey } from "../../../tests/support/service.ts";
import { startWorkers } from "../../../tests/support/start-workers.ts";
import { composedSettings } from "../../../tests/support/worker-options.ts";
import { CommandFailed } from "../../local/failure.ts";
import { countCalls, type DatabaseUse } from "../count-calls.ts";
import { readProcessorTime } from "../processor-time.ts";
import type { BilledCounts } from "../workers/billed-counts.ts";

export interface Stage {
  url: URL;
  db: Database;
  receiver: Receiver;
  /** Slugs of the catalog. */
  roles: readonly string[];
  cities: readonly string[];
  /** Microseconds of processor time of workerd so far. */
  processorTime(): number;
  databaseUse(): DatabaseUse;
  counts(): Promise<BilledCounts>;
  /** Starts the Worker again, in an isolate that has served nothing. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws {CommandFailed} where the system does not report processor time. */
export async function startStage(): Promise<Stage> {
  if (!existsSync("/proc/self/task")) throw new CommandFailed("Only Linux reports processor time.");
  const database: TestDatabase = await startSeededDatabase();
  const [counter, receiver] = await Promise.all([countCalls(database.url), startReceiver()]);
  const start = async () => {
    const before = new Set(listChildren());
    const workers = await startWorkers([
      {
        ...(await composedSettings()),
        bundle: await bundledWorker("scripts/bench/workers/users-service.ts"),
        bindings: {
          ...{ DATABASE_URL: counter.url, SECRETS_KEY: secretsKey, ENVIRONMENT: "test" },
          ...{ DATA_POINT_KEY: "0f".repeat(32), WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
        },
      },
    ]);
    const pids = listChildren().filter((pid) => !before.has(pid) && nameOf(pid) === "workerd");
    return { workers, pids };
  };
  let running = await start();
  const use = counter.use;
  const db = database.connect({ timeoutMs: 60_000 });
  const slugs = async (table: "roles" | "cities") =>
    (
      await db.all<{ slug: string }>(sql`select slug from ${sql.identifier(table)} order by slug`)
    ).map(({ slug }) => slug);
  const [roles, cities] = await Promise.all([slugs("roles"), slugs("cities")]);
  return {
    get url() {
      return running.workers.url;
    },
    ...{ db, receiver, roles, cities },
    processorTime: () =>
      running.pids.reduce((sum, pid) => sum + (readProcessorTime(pid) ?? Number.NaN), 0),
    databaseUse: () => ({ ...use() }),
    counts: async () =>
      (await fetch(new URL("/.bench/counts", running.workers.url))).json() as never,
    async restart() {
      await running.workers.stop();
      running = await start();
    },
    async stop() {
      await running.workers.stop();
      counter.stop();
      await Promise.all([receiver.stop(), database.stop()]);
    },
  };
}

/** Processes that this one started, and theirs. */
function listChildren(of = process.pid): number[] {
  const tasks = `/proc/${of}/task`;
  return readdirSync(tasks).flatMap((task) => {
    const children = readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean);
    return children.map(Number).flatMap((pid) => [pid, ...listChildren(pid)]);
  });
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
}
