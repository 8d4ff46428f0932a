/** Real databases for tests: each a private sqld over a private folder. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSqld } from "../../scripts/local/sqld.ts";
import { type ConnectOptions, connect, type Database } from "../../shared/db/client.ts";
import { migratedTemplate, seededTemplate } from "./database-templates.ts";

export interface TestDatabase {
  url: string;
  /** A new client; closed with the database. */
  connect(options?: ConnectOptions): Database;
  /** Once it has resolved, the server takes connections and answers nothing, until thawed. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/** A database with every table and no rows. */
export async function startDatabase(): Promise<TestDatabase> {
  return startCopy(await migratedTemplate());
}

/** A database with the project's own seeds live. A copy: write to it as you like. */
export async function startSeededDatabase(): Promise<TestDatabase> {
  return startCopy(await seededTemplate());
}

/** Should the test process be killed, its servers go by themselves; a shared one may wait that long for its turn. */
const idleSeconds = 900;

async function startCopy(template: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "database-"));
  const directory = join(folder, "database");
  cpSync(template, directory, { recursive: true });
  const sqld = await startSqld({ directory, logFile: join(folder, "log"), idleSeconds });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  const clients: Database[] = [];
  return {
    url: sqld.url,
    connect(options) {
      const db = connect({ url: sqld.url }, options);
      clients.push(db);
      return db;
    },
    freeze: () => stopWorking(sqld.pid),
    thaw: () => process.kill(sqld.pid, "SIGCONT"),
    async stop() {
      for (const db of clients) db.close();
      // Nothing in the folder is needed any more, so nothing has to be written down.
      await sqld.kill();
      process.off("exit", removeFolder);
      removeFolder();
    },
  };
}

/** The signal is sent at once, but a thread may go on until it is next scheduled. */
async function stopWorking(pid: number): Promise<void> {
  process.kill(pid, "SIGSTOP");
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return sleep(100);
  const isAtWork = (task: string) =>
    !/\) [tT] /.test(readFileSync(join(tasks, task, "stat"), "utf8"));
  while (readdirSync(tasks).some(isAtWork)) await sleep(1);
}
