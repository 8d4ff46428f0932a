import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import type { DatabaseConfig } from "#shared/db/client.ts";
import { readStatements } from "./read-statements.ts";

/** The size of a request with several statements: the server takes well under a second for one. */
const charactersAtATime = 512 * 1024;

/** A table of 1.0.0 that goes with the migration: the words of records are made again by `indexMissing`. */
const derivedTable = "search_entries";

/** Settings of a dump hold for one connection, and each request here has its own, so they are left out. */
const isSetting = /^(PRAGMA|BEGIN|COMMIT)\b/i;
const virtualTable = /^INSERT INTO sqlite_schema\(.*?\) VALUES\('table','(\w+)',/;

/**
 * Fills an empty database from a backup. The tables of a full-text index are created without
 * their rows, since they can only be written by the index itself.
 *
 * @returns how many rows were inserted.
 * @throws {CommandFailed} if the database has tables already, or the file is no backup.
 */
export async function restoreDump(database: DatabaseConfig, file: string): Promise<number> {
  const { url, authToken } = database;
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  try {
    const { rows } = await client.execute("select count(*) as tables from sqlite_schema");
    if (Number(rows[0]?.tables) > 0) {
      throw new CommandFailed(
        "The database has tables already. A backup is restored into a new database only, so that nothing is mixed or lost.",
      );
    }
    let pending: string[] = [];
    let characters = 0;
    let inserted = 0;
    const send = async () => {
      if (pending.length === 0) return;
      await client.executeMultiple(`PRAGMA foreign_keys=OFF; BEGIN; ${pending.join("\n")} COMMIT;`);
      pending = [];
      characters = 0;
    };
    for await (const statement of restorable(file)) {
      if (/^INSERT INTO\b/i.test(statement)) inserted++;
      pending.push(statement);
      characters += statement.length;
      if (characters >= charactersAtATime) await send();
    }
    await send();
    return inserted;
  } finally {
    client.close();
  }
}

async function* restorable(file: string): AsyncGenerator<string> {
  const virtual: string[] = [];
  let isComplete = false;
  try {
    for await (const statement of readStatements(file)) {
      isComplete = statement === "COMMIT;";
      const [, name] = virtualTable.exec(statement) ?? [];
      if (name) {
        virtual.push(name);
        yield createVirtualTable(name);
      } else if (!isSetting.test(statement) && !isDerived(statement, virtual)) yield statement;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandFailed(`${file} is no whole backup: ${reason}.`, { cause });
  }
  if (!isComplete) throw new CommandFailed(`${file} is no whole backup: it ends early.`);
}

/** The statement of the migration that creates it: sqld's dump does not escape the quotation marks in it. */
function createVirtualTable(name: string): string {
  for (const file of globSync("schema/migrations/*.sql", { cwd: projectRoot })) {
    const sql = readFileSync(join(projectRoot, file), "utf8");
    const start = sql.indexOf(`CREATE VIRTUAL TABLE \`${name}\` `);
    if (start >= 0) return sql.slice(start, sql.indexOf(";\n", start) + 1);
  }
  throw new Error(`no migration creates the virtual table ${name}`);
}

/** Whether a statement creates or fills a table that an index keeps for itself. */
function isDerived(statement: string, virtual: readonly string[]): boolean {
  const [, verb = "", table = ""] =
    /^(CREATE TABLE IF NOT EXISTS|INSERT INTO) ['"`]?(\w+)/i.exec(statement) ?? [];
  if (table === derivedTable) return /^INSERT/i.test(verb);
  return virtual.some((name) => table.startsWith(`${name}_`));
}
