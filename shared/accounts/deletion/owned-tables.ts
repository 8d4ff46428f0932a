import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "#schema/index.ts";
import { accountDeletions, challenges, signUps } from "#schema/sign-in.ts";
import { webhookAttempts } from "#schema/webhooks.ts";

/** A table with rows of accounts. */
interface OwnedTable {
  name: string;
  /** Its rows of an account. */
  ofAccount(accountId: string): SQL;
}

/** Tables without a column for the account, whose rows are found by way of others. */
const byWay: ReadonlyMap<SQLiteTable, (accountId: string) => SQL> = new Map<
  SQLiteTable,
  (accountId: string) => SQL
>([
  [
    webhookAttempts,
    (id) => sql`delivery_id in (select id from webhook_deliveries where user_id = ${id})`,
  ],
  [challenges, (id) => sql`session_id in (select id from sessions where user_id = ${id})`],
]);

/** Triggers of other tables write to it. */
const last = ["pipeline_tallies"];

const notOwned: readonly SQLiteTable[] = [accountDeletions, signUps];

/**
 * Every table with rows of accounts, in an order in which they can be deleted: what refers to others
 * comes first. It follows from the schema, so that no table is forgotten.
 */
export function ownedTables(): OwnedTable[] {
  const exported: readonly unknown[] = Object.values(schema);
  const tables = exported.filter(
    (value): value is SQLiteTable => is(value, SQLiteTable) && !notOwned.includes(value),
  );
  const owned = new Map<string, OwnedTable & { refersTo: string[] }>();
  for (const table of tables) {
    const { name, columns, foreignKeys } = getTableConfig(table);
    const column = columns.find((one) => one.name === "user_id" || one.name === "account_id");
    const ofAccount =
      byWay.get(table) ?? (column && ((id: string) => sql`${sql.identifier(column.name)} = ${id}`));
    if (!ofAccount) continue;
    const refersTo = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    owned.set(name, { name, ofAccount, refersTo: refersTo.filter((other) => other !== name) });
  }
  return inOrder(owned);
}

function inOrder(tables: Map<string, OwnedTable & { refersTo: string[] }>): OwnedTable[] {
  // Their rows are found by way of these.
  tables.get("webhook_attempts")?.refersTo.push("webhook_deliveries");
  tables.get("challenges")?.refersTo.push("sessions");
  const ordered: OwnedTable[] = [];
  const left = new Map(tables);
  while (left.size > 0) {
    const referredTo = new Set([...left.values()].flatMap(({ refersTo }) => refersTo));
    const free = [...left.values()].filter(({ name }) => !referredTo.has(name));
    if (free.length === 0) throw new Error("tables refer to each other in a circle");
    for (const table of free) {
      left.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered.toSorted((a, b) => Number(last.includes(a.name)) - Number(last.includes(b.name)));
}
