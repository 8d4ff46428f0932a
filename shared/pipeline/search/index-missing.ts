import { and, eq, notExists, sql } from "drizzle-orm";
import { contacts, jobs, searchEntries } from "../../../schema/pipeline.ts";
import type { Database } from "../../db/client.ts";
import { assertInBatch, type Statement, writeAtomically } from "../../db/transaction.ts";
import type { Versioned } from "../versioned.ts";
import { indexWords } from "./index-words.ts";
import type { Searched } from "./searched-fields.ts";

/** Records of one batch: with the longest notes they are some 2 MB. */
const maxAtOnce = 200;

type Row<Kind extends Versioned> = Searched<Kind> & { userId: string; version: number };
type Place = Pick<Row<Versioned>, "userId" | "id">;

/**
 * Puts into the index of words what is not in it, of all accounts: records from
 * before there was one, or written since by a version that did not know it.
 *
 * @returns how many there were.
 */
export async function indexMissing(db: Database): Promise<number> {
  const indexedJobs = await indexAll(db, "job", jobs, (after) =>
    db
      .select()
      .from(jobs)
      .where(isMissing(db, "job", jobs, after))
      .orderBy(jobs.userId, jobs.id)
      .limit(maxAtOnce),
  );
  const indexedContacts = await indexAll(db, "contact", contacts, (after) =>
    db
      .select()
      .from(contacts)
      .where(isMissing(db, "contact", contacts, after))
      .orderBy(contacts.userId, contacts.id)
      .limit(maxAtOnce),
  );
  return indexedJobs + indexedContacts;
}

async function indexAll<Kind extends Versioned>(
  db: Database,
  record: Kind,
  table: typeof jobs | typeof contacts,
  select: (after: Place) => PromiseLike<Row<Kind>[]>,
): Promise<number> {
  let indexed = 0;
  for (let last: Place | undefined = { userId: "", id: "" }; last; ) {
    const after: Place = last;
    const rows = await writeAtomically(db, async (write) => {
      const found = await select(after);
      if (found.length > 0) write(areAsRead(table, found));
      for (const [userId, own] of Map.groupBy(found, (row) => row.userId)) {
        write(...indexWords(userId, record, own));
      }
      return found;
    });
    indexed += rows.length;
    last = rows.at(-1);
  }
  return indexed;
}

function isMissing(
  db: Database,
  record: Versioned,
  table: typeof jobs | typeof contacts,
  { userId, id }: Place,
) {
  const entry = and(
    eq(searchEntries.userId, table.userId),
    eq(searchEntries.record, record),
    eq(searchEntries.recordId, table.id),
  );
  return and(
    sql`(${table.userId}, ${table.id}) > (${userId}, ${id})`,
    notExists(db.select({ number: searchEntries.number }).from(searchEntries).where(entry)),
  );
}

function areAsRead(
  table: typeof jobs | typeof contacts,
  rows: readonly (Place & { version: number })[],
): Statement {
  const asRead = JSON.stringify(rows.map(({ userId, id, version }) => [userId, id, version]));
  return assertInBatch(sql`${rows.length} = (
    select count(*) from json_each(${asRead}) cross join ${table}
    where ${table.userId} = value ->> 0 and ${table.id} = value ->> 1
      and ${table.version} = value ->> 2)`);
}
