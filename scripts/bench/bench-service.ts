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
import { type SocketName, startWorkerd } from "./workerd.ts";

/** An Ultra key, and the limiter object that its account is counted in. */
export interface Caller {
  key: string;
  subject: string;
}

export interface BenchService {
  db: Database;
  port(socket: SocketName): number;
  /** Of workerd, in microseconds; null where the system does not tell. */
  processorTime(): number | null;
  /** Calls of the database so far, by the isolate under load. */
  databaseCalls(): number;
  /** Calls of limiter objects so far, by subject, of one isolate. */
  objectCalls(socket: SocketName): Promise<Map<string, number>>;
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
    const [workerd] = await Promise.all([
      startWorkerd({
        folder,
        databaseUrl: counter.url,
        otherDatabaseUrl: sqld.url,
        dataPointKey: randomBytes(32).toString("hex"),
        inspectorPort,
      }),
      migrateDatabase(db).then(() => loadDataset(db)),
    ]);
    endings.push(() => workerd.stop());
    return {
      db,
      port: workerd.port,
      processorTime: workerd.processorTime,
      databaseCalls: counter.calls,
      async objectCalls(socket) {
        const response = await fetch(`http://127.0.0.1:${workerd.port(socket)}/bench/objects`);
        return new Map(Object.entries((await response.json()) as Record<string, number>));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes an Ultra account. @param lifted whether its limits are out of reach, as `npm run accounts -- set-limits` does it. */
export async function createCaller(db: Database, name: string, lifted: boolean): Promise<Caller> {
  const account = await ensureAccount(db, `${name}@example.com`, "ultra");
  const outOfReach = 999_999_999;
  if (lifted) await setLimits(db, account.email, { perMinute: outOfReach, perMonth: outOfReach });
  const grant = { kind: "intelligence", scopes: scopesOf("ultra") } as const;
  const { token } = await issueCredential(db, account, "benchmark", grant);
  return { key: token, subject: accountSubject(account.id) };
}
