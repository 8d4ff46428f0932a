import { type SQL, sql } from "drizzle-orm";
import { movedPrefix } from "../../../../shared/credentials/moved.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { fitResponse } from "../../../../shared/db/fit-response.ts";
import { commit, isExpected, type MoveKey } from "./move-state.ts";
import { credentialOf, type MovedTable } from "./tables.ts";

type StoredValue = string | number | null;
/** The values of a row, in the order of the table's columns. */
export type StoredRow = readonly StoredValue[];

const rowsAtATime = 200;

/**
 * The account's rows of a table by their primary key, in pages that the database can send. Credentials are given
 * as they are where they open the account.
 */
export async function* readPages(
  db: Database,
  table: MovedTable,
  accountId: string,
): AsyncGenerator<StoredRow[]> {
  const { name, columns, key } = table;
  const names = (list: readonly string[]) =>
    sql.join(
      list.map((column) => sql.identifier(column)),
      sql`, `,
    );
  const keyAt = key.map((column) => columns.indexOf(column));
  const credentialAt = columns.indexOf(credentialOf(table) ?? "");
  let after: SQL | undefined;
  for (;;) {
    const own = table.ofAccount(accountId);
    const where = after ? sql`(${own}) and (${names(key)}) > (${after})` : own;
    const { found, limit } = await fitResponse(rowsAtATime, (limit) =>
      db.values<StoredValue[]>(
        sql`select ${names(columns)} from ${sql.identifier(name)} where ${where} order by ${names(key)} limit ${limit}`,
      ),
    );
    const last = found.at(-1);
    if (!last) return;
    after = sql.join(
      keyAt.map((at) => sql`${last[at] ?? null}`),
      sql`, `,
    );
    // Rows of the client are only like arrays.
    yield found.map((row) =>
      Array.from(row, (value, at) => (at === credentialAt ? open(value) : value)),
    );
    if (found.length < limit) return;
  }
}

/** Statements that let the account's credentials open nothing, or open it again. */
export function switchCredentials(
  tables: readonly MovedTable[],
  accountId: string,
  to: "closed" | "open",
): SQL[] {
  return tables.flatMap((table) => {
    const name = credentialOf(table);
    if (name === null) return [];
    const column = sql.identifier(name);
    const isClosed = sql`substr(${column}, 1, ${movedPrefix.length}) = ${movedPrefix}`;
    const [value, condition] =
      to === "closed"
        ? [sql`${movedPrefix} || ${column}`, sql`not ${isClosed}`]
        : [sql`substr(${column}, ${movedPrefix.length + 1})`, isClosed];
    return [
      sql`update ${sql.identifier(table.name)} set ${column} = ${value} where (${table.ofAccount(accountId)}) and ${condition}`,
    ];
  });
}

/**
 * Inserts rows, with credentials that open nothing yet. Those that are there already are left as they are.
 *
 * @throws {CommandFailed} unless the target still expects the move.
 */
export async function insertRows(
  db: Database,
  move: MoveKey,
  table: MovedTable,
  rows: readonly StoredRow[],
): Promise<void> {
  const { name, columns } = table;
  const credentialAt = columns.indexOf(credentialOf(table) ?? "");
  const stored = rows.map((row) =>
    row.map((value, at) =>
      at === credentialAt && value !== null ? `${movedPrefix}${value}` : value,
    ),
  );
  const values = sql.join(
    columns.map((_, at) => sql`value ->> ${sql.raw(`'$[${at}]'`)}`),
    sql`, `,
  );
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const insert = sql`insert into ${sql.identifier(name)} (${list}) select ${values} from json_each(${JSON.stringify(stored)}) where true on conflict do nothing`;
  await commit(db, [isExpected(move)], [insert]);
}

function open(value: StoredValue): StoredValue {
  return typeof value === "string" && value.startsWith(movedPrefix)
    ? value.slice(movedPrefix.length)
    : value;
}
