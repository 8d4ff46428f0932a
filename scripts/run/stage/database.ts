/** Real databases for tests: each is a private sqld process with a private folder. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ConnectOptions, connect, type Database } from "#shared/db/client.ts";
import type { DatabaseToken } from "../local/database-token.ts";
import { startSqld } from "../local/sqld.ts";
import { migratedTemplate, seededTemplate } from "./database-templates.ts";
import { assertMayStart } from "./may-start.ts";

export interface TestDatabase {
  url: string;
  /** Opens a client, which is closed with the database. It waits a minute for it, which a busy machine may need. */
  connect(options?: ConnectOptions): Database;
  /**
   * Pauses the server. Once resolved, it accepts connections but does not respond until it is
   * thawed.
   */
  freeze(): Promise<void>;
  thaw(): void;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** A database with all tables and no rows. */
export async function startDatabase(): Promise<TestDatabase> {
  return startCopy(await migratedTemplate());
}

/** A database without any table. */
export function startEmptyDatabase(): Promise<TestDatabase> {
  assertMayStart("a database");
  return startCopy(null);
}

/**
 * A database with the project's own seeds loaded. It is a private copy that a test may write to.
 */
export async function startSeededDatabase(options?: CopyOptions): Promise<TestDatabase> {
  return startCopy(await seededTemplate(), options);
}

interface CopyOptions {
  /** The server asks for this token. */
  token?: DatabaseToken;
}

/** Should the test process be killed, its servers go by themselves; a shared one may wait that long for its turn. */
const idleSeconds = 900;

/** A private copy of a template. @param template null for a database without any table. */
export async function startCopy(
  template: string | null,
  { token }: CopyOptions = {},
): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "database-"));
  const directory = join(folder, "database");
  if (template !== null) cpSync(template, directory, { recursive: true });
  // If the test process is killed, the server exits on its own.
  const sqld = await startSqld({
    ...{ directory, logFile: join(folder, "log"), idleSeconds },
    ...(token && { publicKey: token.publicKey }),
  });
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  const clients: Database[] = [];
  return {
    url: sqld.url,
    connect(options) {
      const config = { url: sqld.url, authToken: token?.token };
      const db = connect(config, { timeoutMs: 60_000, ...options });
      clients.push(db);
      return db;
    },
    freeze: () => stopWorking(sqld.pid),
    thaw: () => process.kill(sqld.pid, "SIGCONT"),
    async stop() {
      for (const db of clients) db.close();
      // The folder is deleted next, so the server need not flush it.
      await sqld.kill();
      process.off("exit", removeFolder);
      removeFolder();
    },
  };
}

/** Sends SIGSTOP and waits: threads may continue until they are next scheduled. */
async function stopWorking(pid: number): Promise<void> {
  process.kill(pid, "SIGSTOP");
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return sleep(100);
  const isRunning = (task: string) =>
    !/\) [tT] /.test(readFileSync(join(tasks, task, "stat"), "utf8"));
  while (readdirSync(tasks).some(isRunning)) await sleep(1);
}
