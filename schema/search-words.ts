/**
 * The index of words: an FTS5 table that keeps no text. Its migration is written
 * by hand, so this table is none of those that migrations are generated from.
 */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const searchWords = sqliteTable("search_words", {
  /** That of `search_entries`. */
  rowid: integer("rowid"),
  words: text("words"),
});
