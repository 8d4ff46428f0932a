/** Everything the benchmark runs on, in a folder that goes with it. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDataset } from "../../seeds/load/index.ts";
import { scopesOf } from "../../shared/access/scopes.ts";
import { connect, type Database } from "../../shared/db/client.ts";
import { accountSubject } from "../../shared/rate-limit/subject.ts";
import { ensureAccount, setLimits } from "../accounts/accounts.ts";
import { issueCredential } from "../accounts/credentials.ts";
import { migrateDatabase } from "../local/migrate.ts";
import { startSqld } from "../local/sqld.ts";
import { countCalls } from "./count-calls.ts";
import { bundleWorkers, startWorkerd, type WorkerdOptions } from "./workerd.ts";
import { countOf, type ServiceName, sharingIsolates, type WorkerName } from "./workerd-config.ts";

/** An Ultra key, and the limiter object that its account is counted in. */
export interface Caller {
  key: string;
  subject: string;
}

export interface BenchService {
  db: Database;
  port(worker: WorkerName): number;
  /** Of a Worker's process, in microseconds; null where the system does not tell. */
  processorTime(worker: WorkerName): number | null;
  /** Calls of the database so far, by the isolate under load. */
  databaseCalls(): number;
  /** Calls of limiter objects so far, by subject, of one isolate. */
  objectCalls(worker: ServiceName): Promise<Map<string, number>>;
  stop(): Promise<void>;
}

export async function startBenchService(inspectorPort?: number): Promise<BenchService> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of endings.reverse()) await end();
  };
  try {
    const sqld = await startSqld({
      directory: join(folder, "database"),
      logFile: join(folder, "database.log"),
    });
    endings.push(() => sqld.kill());
    const db = connect({ url: sqld.url }, { patienceMs: 120_000 });
    endings.push(() => db.close());
    const counter = await countCalls(sqld.url);
    endings.push(() => counter.stop());
    await Promise.all([bundleWorkers(folder), migrateDatabase(db).then(() => loadDataset(db))]);

    // A process each, so that none has to carry another one's heap.
    const start = async (
      options: Pick<WorkerdOptions, "workers" | "databaseUrl" | "inspectorPort">,
    ) => {
      const workerd = await startWorkerd({ folder, dataPointKey, secretsKey, ...options });
      endings.push(() => workerd.stop());
      return workerd;
    };
    const [dataPointKey, secretsKey] = [newKey(), newKey()];
    const hello = await start({ workers: ["hello"], databaseUrl: sqld.url });
    const service = await start({
      workers: ["service"],
      databaseUrl: counter.url,
      inspectorPort,
    });
    const sharing = await start({ workers: sharingIsolates, databaseUrl: sqld.url });
    const processOf = (worker: WorkerName) =>
      worker === "hello" ? hello : worker === "service" ? service : sharing;
    const port = (worker: WorkerName) => processOf(worker).port(worker);
    return {
      db,
      port,
      processorTime: (worker) => processOf(worker).processorTime(),
      databaseCalls: counter.calls,
      async objectCalls(worker) {
        const response = await fetch(
          `http://127.0.0.1:${processOf(worker).port(countOf(worker))}/`,
        );
        return new Map(Object.entries((await response.json()) as Record<string, number>));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function newKey(): string {
  return randomBytes(32).toString("hex");
}

/** Makes an Ultra account with a read-write token of the Job Pipeline API and limits out of reach. */
export async function createPipelineCaller(
  db: Database,
  name: string,
): Promise<{ accountId: string; token: string }> {
  const account = await ensureAccount(db, `${name}@example.com`, "ultra");
  await setLimits(db, account.email, { perMinute: outOfReach, perMonth: outOfReach });
  const grant = { kind: "pipeline", access: "read_write" } as const;
  const { token } = await issueCredential(db, account, "benchmark", grant);
  return { accountId: account.id, token };
}

const outOfReach = 999_999_999;

/** Makes an Ultra account. @param lifted whether its limits are out of reach, as `npm run accounts -- set-limits` does it. */
export async function createCaller(db: Database, name: string, lifted: boolean): Promise<Caller> {
  const account = await ensureAccount(db, `${name}@example.com`, "ultra");
  if (lifted) await setLimits(db, account.email, { perMinute: outOfReach, perMonth: outOfReach });
  const grant = { kind: "intelligence", scopes: scopesOf("ultra") } as const;
  const { token } = await issueCredential(db, account, "benchmark", grant);
  return { key: token, subject: accountSubject(account.id) };
}
