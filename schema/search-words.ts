/**
 * The search index: a contentless FTS5 table. Its migration is written by hand, so this table
 * is not part of the schema that migrations are generated from. Triggers remove the words of a record
 * when it is deleted or its text changes; a changed record must then be indexed again.
 *
 * To search by reading the text of all jobs instead takes 300 to 420 ms of processor time at an account's bounds (25,000
 * jobs with 100 MB, folded, all in memory; measured on 29 November 2026), with the database's other work behind it.
 *
 * An ordinary table of words was as fast to search, but needed fifty times as many row writes
 * and fifty times the space (measured with 10,000 jobs of about 80 words).
 */
import { type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { contacts, jobs } from "./pipeline.ts";

export const searchWords = sqliteTable("search_words", {
  /** By which the record is found, see {@link wordsOf}. */
  rowid: integer("rowid"),
  words: text("words"),
});

/** The place of a record's words in the index. Triggers compute it, too. Half of it is the number of the record. */
export const wordsOf = {
  job: sql`2 * ${jobs.number}`,
  contact: sql`2 * ${contacts.number} + 1`,
} satisfies Record<string, SQL>;
