/** What should have been deleted before an instant and is still there, for the status page. */
import { query } from "../db/query.ts";
import { retentionRules } from "./rules.ts";

/** For each kind of rows whether there are any: one look into an index each, however many there are. */
export function selectLate({ before }: { before: number }) {
  const columns = retentionRules.flatMap(({ what, table, isPast, isUnwatched }) =>
    isUnwatched
      ? []
      : `exists (select 1 from ${table} where ${isPast(":before")}) as ${JSON.stringify(what)}`,
  );
  return query<Record<string, number>>(`select ${columns.join(", ")}`, { before });
}
