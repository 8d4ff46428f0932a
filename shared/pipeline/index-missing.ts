import { and, eq, notExists, sql } from "drizzle-orm";
import { contacts, jobs } from "#schema/pipeline.ts";
import { searchWords, wordsOf } from "#schema/search-words.ts";
import type { Database } from "#shared/db/client.ts";
import { assertInBatch, type Statement, writeAtomically } from "#shared/db/transaction.ts";
import { contactTextColumns } from "./contacts/contact-record.ts";
import { jobTextColumns, type Searched, type TextColumns } from "./records/text-columns.ts";
import type { Linkable } from "./records/versioned.ts";
import { indexWords } from "./word-search/index-words.ts";

/** Records of one batch; with the longest possible notes they are about 2 MB. */
const batchSize = 200;

interface RowKey {
  userId: string;
  id: string;
}
type Row<Columns extends TextColumns> = RowKey &
  Searched<Columns> & { createdAt: number; version: number };

/**
 * Adds records of all accounts that are missing in the search index: those from before it
 * existed, and those written later by a version of the service that did not maintain it.
 *
 * @param account only this account's.
 * @returns how many records were added.
 */
export async function indexMissing(db: Database, account?: string): Promise<number> {
  const indexedJobs = await indexAll(db, "job", jobs, jobTextColumns, (after) =>
    db
      .select()
      .from(jobs)
      .where(isMissing(db, "job", jobs, { ...after, account }))
      .orderBy(jobs.userId, jobs.id)
      .limit(batchSize),
  );
  const indexedContacts = await indexAll(db, "contact", contacts, contactTextColumns, (after) =>
    db
      .select()
      .from(contacts)
      .where(isMissing(db, "contact", contacts, { ...after, account }))
      .orderBy(contacts.userId, contacts.id)
      .limit(batchSize),
  );
  return indexedJobs + indexedContacts;
}

async function indexAll<Columns extends TextColumns>(
  db: Database,
  record: Linkable,
  table: typeof jobs | typeof contacts,
  columns: Columns,
  select: (after: RowKey) => PromiseLike<Row<Columns>[]>,
): Promise<number> {
  let indexed = 0;
  for (let last: RowKey | undefined = { userId: "", id: "" }; last; ) {
    const after: RowKey = last;
    const rows = await writeAtomically(db, async (write) => {
      const found = await select(after);
      if (found.length > 0) write(areAsRead(table, found));
      for (const [userId, own] of Map.groupBy(found, (row) => row.userId)) {
        write(...indexWords(userId, record, columns, own));
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
  record: Linkable,
  table: typeof jobs | typeof contacts,
  { userId, id, account }: RowKey & { account: string | undefined },
) {
  return and(
    account === undefined ? undefined : eq(table.userId, account),
    sql`(${table.userId}, ${table.id}) > (${userId}, ${id})`,
    notExists(
      db
        .select({ rowid: searchWords.rowid })
        .from(searchWords)
        .where(eq(searchWords.rowid, wordsOf[record])),
    ),
  );
}

function areAsRead(
  table: typeof jobs | typeof contacts,
  rows: readonly (RowKey & { version: number })[],
): Statement {
  const asRead = JSON.stringify(rows.map(({ userId, id, version }) => [userId, id, version]));
  return assertInBatch(sql`${rows.length} = (
    select count(*) from json_each(${asRead}) cross join ${table}
    where ${table.userId} = value ->> 0 and ${table.id} = value ->> 1
      and ${table.version} = value ->> 2)`);
}
