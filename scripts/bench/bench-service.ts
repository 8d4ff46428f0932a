/** Everything the benchmark runs on, in a folder that goes with it. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDataset } from "../../seeds/load/index.ts";
import { scopesOf } from "../../shared/access/scopes.ts";
import { connect, type Database } from "../../shared/db/client.ts";
import { accountLimitKey } from "../../shared/rate-limit/limit-key.ts";
import { ensureAccount, setLimits } from "../accounts/accounts.ts";
import { issueCredential } from "../accounts/credentials.ts";
import { migrateDatabase } from "../local/migrate.ts";
import { startSqld } from "../local/sqld.ts";
import { countCalls, type DatabaseUse } from "./count-calls.ts";
import { startOnNode } from "./node/start.ts";
import { bundleWorkers, startWorkerd, type Workerd, type WorkerdOptions } from "./workerd.ts";
import {
  type CountedName,
  countOf,
  isPlain,
  sharingIsolates,
  type WorkerName,
} from "./workerd-config.ts";

/** An Ultra key, and the limiter object that its account is counted in. */
export interface Caller {
  key: string;
  subject: string;
}

/** What load can be put on: a Worker, or the service on Node. */
export type Measurable = WorkerName | "node";

/** What a row is measured on. */
export interface MeasuredService {
  port(worker: Measurable): number;
  /** Of its process, in microseconds; null where the system does not tell. */
  processorTime(worker: Measurable): number | null;
  /** Of the database over HTTP, so far. */
  databaseUse(worker: Measurable): DatabaseUse;
  /** Calls of limiter objects so far, those in the same process not included. */
  objectCalls(worker: Measurable): Promise<number>;
}

export interface BenchService extends MeasuredService {
  db: Database;
  /** Where the database can be reached without being counted. */
  databaseUrl: string;
  /** Calls of limiter objects so far, by subject, of one isolate. */
  callsByLimitKey(worker: CountedName): Promise<Map<string, number>>;
  /** Starts another process with the service, as it is deployed: with nothing in memory. */
  startAnother(label: string): Promise<Workerd>;
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
    const db = connect({ url: sqld.url }, { timeoutMs: 120_000 });
    endings.push(() => db.close());
    const count = async () => {
      const counter = await countCalls(sqld.url);
      endings.push(() => counter.stop());
      return counter;
    };
    const [counter, naiveCounter] = await Promise.all([count(), count()]);
    await Promise.all([bundleWorkers(folder), migrateDatabase(db).then(() => loadDataset(db))]);

    // A process each, so that none has to carry another one's heap.
    const start = async (
      options: Pick<WorkerdOptions, "workers" | "databaseUrl" | "inspectorPort" | "label">,
    ) => {
      const workerd = await startWorkerd({ folder, ...secrets, ...options });
      endings.push(() => workerd.stop());
      return workerd;
    };
    const secrets = { dataPointKey: newKey(), secretsKey: newKey() };
    const hello = await start({ workers: ["hello"], databaseUrl: sqld.url });
    const sameBytes = await start({ workers: ["same-bytes"], databaseUrl: sqld.url });
    const service = await start({ workers: ["service"], databaseUrl: counter.url, inspectorPort });
    const naive = await start({ workers: ["naive"], databaseUrl: naiveCounter.url });
    const sharing = await start({ workers: sharingIsolates, databaseUrl: sqld.url });
    const node = await startOnNode(join(folder, "database/dbs/default/data"), secrets);
    endings.push(() => node.stop());
    const processes = { hello, "same-bytes": sameBytes, service, naive };
    const processOf = (worker: WorkerName) =>
      worker in processes ? processes[worker as keyof typeof processes] : sharing;
    const callsByLimitKey = (worker: CountedName) => countObjectCalls(processOf(worker), worker);
    return {
      db,
      databaseUrl: sqld.url,
      port: (worker) => (worker === "node" ? node.port : processOf(worker).port(worker)),
      processorTime: (worker) => (worker === "node" ? node : processOf(worker)).processorTime(),
      databaseUse: (worker) => {
        if (worker === "service") return counter.use();
        return worker === "naive" ? naiveCounter.use() : { calls: 0, rowsRead: 0, rowsWritten: 0 };
      },
      callsByLimitKey,
      async objectCalls(worker) {
        if (worker === "node" || isPlain(worker)) return 0;
        return [...(await callsByLimitKey(worker)).values()].reduce((sum, own) => sum + own, 0);
      },
      startAnother: (label) => start({ workers: ["service"], databaseUrl: sqld.url, label }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Asks an isolate how often it has called limiter objects, by subject. */
export async function countObjectCalls(
  workerd: Workerd,
  worker: CountedName,
): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${workerd.port(countOf(worker))}/`);
  return new Map(Object.entries((await response.json()) as Record<string, number>));
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
  return { key: token, subject: accountLimitKey(account.id) };
}
