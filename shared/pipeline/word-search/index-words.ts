import { sql } from "drizzle-orm";
import { contacts, jobs } from "#schema/pipeline.ts";
import { searchWords, wordsOf } from "#schema/search-words.ts";
import { type Statement, statement } from "#shared/db/transaction.ts";
import { type Searched, searchedText, type TextColumns } from "../records/text-columns.ts";
import type { Linkable } from "../records/versioned.ts";
import { splitWords, wordPrefix } from "./words.ts";

/** The tables of the records that are searched. */
const recordTables = { job: jobs, contact: contacts } as const;

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
  rows: readonly ({ id: string } & Searched<Columns>)[],
): Statement[] {
  if (rows.length === 0) return [];
  const texts = JSON.stringify(rows.map((row) => [row.id, spaced(searchedText(columns, row))]));
  const table = recordTables[record];
  return [
    // The database inserts the prefix of each word, because sending it would multiply the size of the request.
    statement.run(sql`
      insert into ${searchWords} (rowid, words)
      select ${wordsOf[record]}, replace(value ->> 1, ' ', ${` ${wordPrefix(userId, record)}`})
      from json_each(${texts}) cross join ${table}
      where ${table.userId} = ${userId} and ${table.id} = value ->> 0`),
  ];
}

/** The words of a text, each preceded by a space. */
function spaced(text: string): string {
  return splitWords(text)
    .map((word) => ` ${word}`)
    .join("");
}
