/** What should have been deleted before an instant and is still there, for the status page. */
import { type SQL, sql } from "drizzle-orm";
import type { Value } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";
import { retentionRules } from "./rules.ts";

/** For each kind of rows whether there are any: one look into an index each, however many there are. */
export function selectLate(value: Value<"before">) {
  const columns: Record<string, SQL<number>> = {};
  for (const { what, table, isPast, isUnwatched } of retentionRules) {
    if (isUnwatched) continue;
    columns[what] = sql<number>`exists (select 1 from ${table} where ${isPast(value("before"))})`;
  }
  return statement.select(columns).from(sql`(select 1)`);
}
