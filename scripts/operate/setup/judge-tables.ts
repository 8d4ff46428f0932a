import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { projectRoot } from "#scripts/run/local/places.ts";

export interface OwnDatabase {
  isEmpty: boolean;
  /** How many migrations this code has that the database has not. */
  missing: number;
}

const folder = join(projectRoot, "schema/migrations");
const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });
/** Tables that the server keeps for itself. */
const internal = /^(?:sqlite_|libsql_|_litestream_|_cf_)/;

/**
 * Judges whether a database is empty or the service's own, by what its migrations have left.
 *
 * @param tables names of all its tables.
 * @param applied hashes of the migrations that it has, in order.
 * @param own those of this code.
 * @throws {CommandFailed} that says whose it seems to be.
 */
export function judgeTables(
  tables: readonly string[],
  applied: readonly string[],
  own: readonly string[] = migrationHashes(),
): OwnDatabase {
  const foreign = tables.filter((name) => !internal.test(name));
  if (foreign.length === 0) return { isEmpty: true, missing: own.length };
  if (applied.length === 0 && foreign.join() === "__drizzle_migrations") {
    return { isEmpty: true, missing: own.length };
  }
  if (applied[0] !== own[0]) {
    const shown = foreign.slice(0, 5).join(", ");
    throw new CommandFailed(
      `The database is not empty, and its tables are not of this service (${shown}${foreign.length > 5 ? ", …" : ""}). Make a new database, so that nothing of somebody else's is mixed or lost.`,
    );
  }
  const unknown = applied.filter((hash) => !own.includes(hash)).length;
  if (unknown > 0) {
    throw new CommandFailed(
      `The database was migrated by a later version of this service: ${unknown} of its migrations are not in schema/migrations. Update the code first (git pull).`,
    );
  }
  return { isEmpty: false, missing: own.length - applied.length };
}

/** The hashes by which Drizzle knows the migrations, in order. */
function migrationHashes(): string[] {
  const journal: unknown = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  return Journal.parse(journal).entries.map(({ tag }) =>
    createHash("sha256")
      .update(readFileSync(join(folder, `${tag}.sql`)))
      .digest("hex"),
  );
}
