import { sql } from "drizzle-orm";
import { searchEntries } from "../../../schema/pipeline.ts";
import { searchWords } from "../../../schema/search-words.ts";
import { type Statement, statement } from "../../db/transaction.ts";
import type { Versioned } from "../versioned.ts";
import { type Searched, searchedText } from "./searched-fields.ts";
import { wordPrefix } from "./word-prefix.ts";
import { wordsOf } from "./words.ts";

/**
 * Statements that put records of an account into the index of words. They go
 * behind those that write the records, in the same batch: a record whose text is
 * changed without them is not found by its words any more, never by its old ones.
 */
export function indexWords<Kind extends Versioned>(
  userId: string,
  record: Kind,
  rows: readonly Searched<Kind>[],
): Statement[] {
  if (rows.length === 0) return [];
  const entries = JSON.stringify(rows.map(({ id, createdAt }) => [id, createdAt]));
  const texts = JSON.stringify(rows.map((row) => [row.id, spaced(searchedText(record, row))]));
  const { number, userId: owner, record: kind, recordId } = searchEntries;
  return [
    statement.run(sql`
      insert into ${searchEntries} (user_id, record, record_id, created_at)
      select ${userId}, ${record}, value ->> 0, value ->> 1 from json_each(${entries})`),
    // The prefix is put in by the database: on the way there it would be most of what is sent.
    statement.run(sql`
      insert into ${searchWords} (rowid, words)
      select ${number}, replace(value ->> 1, ' ', ${` ${wordPrefix(userId, record)}`})
      from json_each(${texts}) cross join ${searchEntries}
      where ${owner} = ${userId} and ${kind} = ${record} and ${recordId} = value ->> 0`),
  ];
}

/** With a space in front of every word. */
function spaced(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join("");
}
