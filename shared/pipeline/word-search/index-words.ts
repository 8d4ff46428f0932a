import { sql } from "drizzle-orm";
import { searchEntries } from "#schema/pipeline.ts";
import { searchWords } from "#schema/search-words.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";
import { type Searched, searchedText, type TextColumns } from "../records/text-columns.ts";
import type { Linkable } from "../records/versioned.ts";
import { splitWords, wordPrefix } from "./words.ts";

/**
 * Statements that add records of an account to the search index. They must follow the
 * statements that write the records, in the same transaction. A trigger removes a record from
 * the index when its text changes, so without these statements it is not found at all, but
 * never by its old words.
 */
export function indexWords<Columns extends TextColumns>(
  userId: string,
  record: Linkable,
  columns: Columns,
  rows: readonly ({ id: string; createdAt: number } & Searched<Columns>)[],
): Statement[] {
  if (rows.length === 0) return [];
  const entries = JSON.stringify(rows.map(({ id, createdAt }) => [id, createdAt]));
  const texts = JSON.stringify(rows.map((row) => [row.id, spaced(searchedText(columns, row))]));
  const { number, userId: owner, record: kind, recordId } = searchEntries;
  return [
    statement.run(sql`
      insert into ${searchEntries} (user_id, record, record_id, created_at)
      select ${userId}, ${record}, value ->> 0, value ->> 1 from json_each(${entries})`),
    // The database inserts the prefix of each word, because sending it would multiply the size of the request.
    statement.run(sql`
      insert into ${searchWords} (rowid, words)
      select ${number}, replace(value ->> 1, ' ', ${` ${wordPrefix(userId, record)}`})
      from json_each(${texts}) cross join ${searchEntries}
      where ${owner} = ${userId} and ${kind} = ${record} and ${recordId} = value ->> 0`),
  ];
}

/** The words of a text, each preceded by a space. */
function spaced(text: string): string {
  return splitWords(text)
    .map((word) => ` ${word}`)
    .join("");
}
