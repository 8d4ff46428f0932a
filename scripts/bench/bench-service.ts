/** The processes that the benchmark measures, in a temporary folder. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDataset } from "../../seeds/load/index.ts";
import { connect, type Database } from "../../shared/db/client.ts";
import { migrateDatabase } from "../local/migrate.ts";
import { startSqld } from "../local/sqld.ts";
import { type CallCounter, countCalls, type DatabaseUse } from "./count-calls.ts";
import { startOnNode } from "./node/start.ts";
import {
  allBundles,
  bundleWorkers,
  serviceBundles,
  startWorkerd,
  type Workerd,
  type WorkerdOptions,
} from "./workerd.ts";
import {
  type CountedName,
  countOf,
  drawnIsolates,
  isDrawn,
  isPlain,
  isSharing,
  sharingIsolates,
  type WorkerName,
} from "./workerd-config.ts";
import type { Counts } from "./workers/counting.ts";

/** A target of load: a Worker, or the service on Node. */
export type Measurable = WorkerName | "node";

/** The target of a row, with its counters. */
export interface MeasuredService {
  port(worker: Measurable): number;
  /** Processor time of its process in microseconds; null if the system does not report it. */
  processorTime(worker: Measurable): number | null;
  /** Use of the database over HTTP, so far. */
  databaseUse(worker: Measurable): DatabaseUse;
  /** Its own counters so far; empty on Node, where the objects are in the same process. */
  counts(worker: Measurable): Promise<{ objectCalls: number; cacheHits: number }>;
}

export interface BenchService extends MeasuredService {
  db: Database;
  /** URL of the database that bypasses the counter. */
  databaseUrl: string;
  /** The key with which the service signs data point ids. */
  dataPointKey: string;
  /** Calls of limiter objects by one isolate so far, by name. */
  callsByLimitKey(worker: CountedName): Promise<Map<string, number>>;
  /** Starts another process with the service and empty caches, as after a deployment. */
  startAnother(label: string): Promise<Workerd>;
  stop(): Promise<void>;
}

export interface BenchOptions {
  /** Whether to start the programs for comparison, and the isolates that share limiter objects. */
  whole: boolean;
  /** Ports of the inspectors of the service and of the isolates for drawn calls. */
  inspectorPorts?: { service: number; drawn: number } | undefined;
}

export async function startBenchService({
  whole,
  inspectorPorts,
}: BenchOptions): Promise<BenchService> {
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
    const [counter, naiveCounter, drawnCounter] = await Promise.all([count(), count(), count()]);
    await Promise.all([
      bundleWorkers(folder, whole ? allBundles : serviceBundles),
      migrateDatabase(db).then(() => loadDataset(db)),
    ]);

    // One process for each, so that none is affected by the heap of another.
    const start = async (
      options: Pick<WorkerdOptions, "workers" | "databaseUrl" | "inspectorPort" | "label">,
    ) => {
      const workerd = await startWorkerd({ folder, ...secrets, ...options });
      endings.push(() => workerd.stop());
      return workerd;
    };
    const secrets = { dataPointKey: newKey(), secretsKey: newKey() };
    const hello = await start({ workers: ["hello"], databaseUrl: sqld.url });
    const service = await start({
      workers: ["service"],
      databaseUrl: counter.url,
      inspectorPort: inspectorPorts?.service,
    });
    const drawn = await start({
      workers: drawnIsolates,
      databaseUrl: drawnCounter.url,
      inspectorPort: inspectorPorts?.drawn,
    });
    const off = await start({ workers: ["fast-path-off"], databaseUrl: sqld.url });
    const processes: Processes = { hello, service, "fast-path-off": off, drawn };
    if (whole) {
      processes["same-bytes"] = await start({ workers: ["same-bytes"], databaseUrl: sqld.url });
      processes.naive = await start({ workers: ["naive"], databaseUrl: naiveCounter.url });
      processes.sharing = await start({ workers: sharingIsolates, databaseUrl: sqld.url });
      const node = await startOnNode(join(folder, "database/dbs/default/data"), secrets);
      endings.push(() => node.stop());
      processes.node = { port: () => node.port, processorTime: node.processorTime };
    }
    const processOf = (worker: Measurable) => {
      const found = processes[processName(worker)];
      if (!found) throw new Error(`${worker} has not been started`);
      return found;
    };
    const counters: Partial<Record<ProcessName, CallCounter>> = {
      ...{ service: counter, naive: naiveCounter, drawn: drawnCounter },
    };
    const countsOf = (worker: CountedName) => readCounts(processOf(worker), worker);
    return {
      db,
      databaseUrl: sqld.url,
      dataPointKey: secrets.dataPointKey,
      port: (worker) => processOf(worker).port(worker === "node" ? "hello" : worker),
      processorTime: (worker) => processOf(worker).processorTime(),
      databaseUse: (worker) => counters[processName(worker)]?.use() ?? noUse,
      callsByLimitKey: async (worker) =>
        new Map(Object.entries((await countsOf(worker)).objectCalls)),
      async counts(worker) {
        if (worker === "node" || isPlain(worker)) return { objectCalls: 0, cacheHits: 0 };
        const { objectCalls, cacheHits } = await countsOf(worker);
        const calls = Object.values(objectCalls).reduce((sum, own) => sum + own, 0);
        return { objectCalls: calls, cacheHits };
      },
      startAnother: (label) => start({ workers: ["service"], databaseUrl: sqld.url, label }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type ProcessName =
  | ("hello" | "same-bytes" | "naive" | "node")
  | ("service" | "fast-path-off" | "drawn" | "sharing");
type Processes = Partial<Record<ProcessName, Pick<Workerd, "port" | "processorTime">>>;

const noUse: DatabaseUse = { calls: 0, rowsRead: 0, rowsWritten: 0 };

function processName(worker: Measurable): ProcessName {
  if (isDrawn(worker)) return "drawn";
  return isSharing(worker) ? "sharing" : worker;
}

async function readCounts(workerd: Pick<Workerd, "port">, worker: CountedName): Promise<Counts> {
  const response = await fetch(`http://127.0.0.1:${workerd.port(countOf(worker))}/`);
  return (await response.json()) as Counts;
}

function newKey(): string {
  return randomBytes(32).toString("hex");
}
