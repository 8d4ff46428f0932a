/**
 * The index of words: an FTS5 table that keeps no text. Its migration is written
 * by hand, so this table is none of those that migrations are generated from.
 *
 * A plain table of every record's words found as fast, but wrote fifty times the
 * rows and took fifty times the room (10,000 jobs of some 80 words).
 */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const searchWords = sqliteTable("search_words", {
  /** That of `search_entries`. */
  rowid: integer("rowid"),
  words: text("words"),
});
