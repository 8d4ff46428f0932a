import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../shared/db/client.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import { readPages } from "./pages.ts";
import type { MovedTable } from "./tables.ts";

interface Checksum {
  rows: number;
  /** SHA-256 of all values in the order of the primary key, hex. */
  sha256: string;
}

/**
 * Compares the account's rows of two databases, table by table: every value of those that are copied, and the
 * counts and entries that triggers keep; and that everything is in the index for searches.
 *
 * @returns how many rows there are.
 * @throws {CommandFailed} naming the tables that differ.
 */
export async function compareAccounts(
  source: Database,
  target: Database,
  accountId: string,
  tables: readonly MovedTable[],
): Promise<number> {
  let rows = 0;
  const differing: string[] = [];
  const compare = async (table: MovedTable) => {
    const [here, there] = await Promise.all([
      checksum(source, table, accountId),
      checksum(target, table, accountId),
    ]);
    rows += here.rows;
    if (here.sha256 !== there.sha256) {
      differing.push(`${table.name} (${here.rows} rows here, ${there.rows} there)`);
    }
  };
  // The client bounds how many of these reads are in progress.
  await Promise.all(
    tables.filter(({ name, rule }) => rule !== "derived" || name === "round_entries").map(compare),
  );
  const [counts, copied] = await Promise.all([
    tallies(source, accountId),
    tallies(target, accountId),
  ]);
  if (counts !== copied) differing.push("pipeline_tallies");
  if (!(await isIndexed(target, accountId))) differing.push("search_entries");
  if (differing.length === 0) return rows;
  throw new CommandFailed(
    `What was copied differs, so the account stays where it is, frozen: ${differing.join(", ")}. Run the command again, or with --cancel.`,
  );
}

async function checksum(db: Database, table: MovedTable, accountId: string): Promise<Checksum> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const page of readPages(db, table, accountId)) {
    rows += page.length;
    for (const row of page) hash.update(`${JSON.stringify(row)}\n`);
  }
  return { rows, sha256: hash.digest("hex") };
}

/** The counts of the triggers. A count of nothing may have a row or none. */
async function tallies(db: Database, accountId: string): Promise<string> {
  const counted = await db.all(
    // The sum of thousands of times is larger than a number can be here.
    sql`select kind, rows, applied, responded, cast(changed_sum as text) as changed_sum, text_bytes from pipeline_tallies where user_id = ${accountId} and rows > 0 order by kind`,
  );
  return JSON.stringify(counted);
}

/** Whether every job and contact is in the index for searches. */
async function isIndexed(db: Database, accountId: string): Promise<boolean> {
  const count = (table: string) =>
    sql`(select count(*) from ${sql.identifier(table)} where user_id = ${accountId})`;
  const [row] = await db.all<{ indexed: number; records: number }>(
    sql`select ${count("search_entries")} as indexed, ${count("jobs")} + ${count("contacts")} as records`,
  );
  return row !== undefined && row.indexed === row.records;
}
