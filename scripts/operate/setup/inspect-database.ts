import { sql } from "drizzle-orm";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { causesOf } from "#shared/core/log-failure.ts";
import { connect, type Database, type DatabaseConfig } from "#shared/db/client.ts";
import { judgeTables, type OwnDatabase } from "./judge-tables.ts";

export interface InspectedDatabase extends OwnDatabase {
  /** The version of SQLite, which libSQL extends. */
  version: string;
}

/** The token is wrong, rather than the address. */
export class TokenRefused extends CommandFailed {}

const timeoutMs = 10_000;
/** The first with all that the statements use. */
const oldestVersion = "3.45.0";

/**
 * Finds out whether the service can use a database, and changes nothing in it.
 *
 * @throws {TokenRefused} if another token may help.
 * @throws {CommandFailed} with the reason, for any other.
 */
export async function inspectDatabase(database: DatabaseConfig): Promise<InspectedDatabase> {
  const db = connect(database, { timeoutMs });
  try {
    const version = await readVersion(db);
    await requireWriting(db);
    const tables = await db.all<{ name: string }>(
      sql`select name from sqlite_schema where type = 'table' order by name`,
    );
    const names = tables.map(({ name }) => name);
    const applied = names.includes("__drizzle_migrations")
      ? await db.all<{ hash: string }>(sql`select hash from __drizzle_migrations order by id`)
      : [];
    return {
      version,
      ...judgeTables(
        names,
        applied.map(({ hash }) => hash),
      ),
    };
  } catch (error) {
    throw error instanceof CommandFailed ? error : explain(error, database.url);
  } finally {
    db.close();
  }
}

/**
 * Whether a database lets anybody use it who knows its address.
 *
 * @throws {CommandFailed} if there is none at the address.
 */
export async function isOpen({ url }: DatabaseConfig): Promise<boolean> {
  const db = connect({ url }, { timeoutMs });
  try {
    await db.all(sql`select 1`);
    return true;
  } catch (error) {
    const explained = explain(error, url);
    if (explained instanceof TokenRefused) return false;
    throw explained;
  } finally {
    db.close();
  }
}

async function readVersion(db: Database): Promise<string> {
  const row = await db.get<{ version: string; fts5: number }>(
    sql`select sqlite_version() as version, sqlite_compileoption_used('ENABLE_FTS5') as fts5`,
  );
  if (isOlder(row.version, oldestVersion)) {
    throw new CommandFailed(
      `The database is SQLite ${row.version}, and the service needs ${oldestVersion} or later: update the server.`,
    );
  }
  if (row.fts5 !== 1) {
    throw new CommandFailed(
      "The database has no full-text index (FTS5), which the search of records needs. Turso and sqld have it.",
    );
  }
  return row.version;
}

/** Deletes nothing: the condition is never true. But a token that only reads is refused for it. */
async function requireWriting(db: Database): Promise<void> {
  try {
    await db.run(sql`delete from sqlite_sequence where false`);
  } catch (error) {
    // A new database has no such table.
    if (!/no such table/.test(messageOf(error))) throw error;
  }
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}

function explain(error: unknown, url: string): CommandFailed {
  const message = messageOf(error);
  const host = URL.parse(url)?.host ?? url;
  if (/returned 401|refused with 401/.test(message)) {
    return new TokenRefused(
      "The database does not accept the token. It may have expired, or be of another database.",
    );
  }
  if (/refused with 403|not permitted|BLOCKED|Write permission|read-only/i.test(message)) {
    return new TokenRefused(
      "The token may only read. The service needs one that may read and write.",
    );
  }
  if (/refused with 4\d\d|is not valid JSON/.test(message)) {
    return new CommandFailed(`${host} is no libSQL database: ${message.slice(0, 200)}`);
  }
  return new CommandFailed(
    `The database cannot be reached at ${host} (${message.slice(0, 200)}). Is the address right, and does it run?`,
    { cause: error },
  );
}

/** The message of the innermost cause, which says what happened. */
function messageOf(error: unknown): string {
  const messages = [...causesOf(error)].flatMap((one) => (one instanceof Error ? one.message : []));
  return messages.slice(1).join(": ") || (messages[0] ?? String(error));
}
