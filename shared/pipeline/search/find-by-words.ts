import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { searchEntries } from "../../../schema/pipeline.ts";
import { searchWords } from "../../../schema/search-words.ts";
import { type Position, rowsAfter } from "../../accounts/paging.ts";
import type { ReadContext } from "../context.ts";
import type { Linkable } from "../versioned.ts";
import { wordPrefix } from "./word-prefix.ts";
import { withoutImplied, wordsOf } from "./words.ts";

type Reader = Pick<ReadContext, "db" | "caller">;

/**
 * A search for the caller's records in which each word of the text is a prefix of a word. A text
 * without words finds nothing.
 */
export interface SearchQuery {
  record: Linkable;
  text: string;
  /** A further condition on the row of `search_entries`. */
  filter?: SQL | undefined;
}

/** A query for the ids of the records that a search finds after a position, the newest first. */
export function selectByWords(
  { db, caller }: Reader,
  { record, text, filter }: SearchQuery,
  { position, limit }: { position: Position | undefined; limit: number },
) {
  const { createdAt, recordId } = searchEntries;
  return db
    .select({ id: recordId })
    .from(searchWords)
    .crossJoin(searchEntries)
    .where(
      and(
        hasWords({ caller }, record, text),
        isEntryOf({ caller }, record),
        rowsAfter(position, createdAt, recordId, "newest first"),
        filter,
      ),
    )
    .orderBy(desc(createdAt), desc(recordId))
    .limit(limit);
}

/** A query for how many records a search finds. */
export function countByWords({ db, caller }: Reader, { record, text, filter }: SearchQuery) {
  const found = hasWords({ caller }, record, text);
  const total = { total: count() };
  if (!filter) return db.select(total).from(searchWords).where(found);
  return db
    .select(total)
    .from(searchWords)
    .crossJoin(searchEntries)
    .where(and(found, isEntryOf({ caller }, record), filter));
}

function hasWords({ caller }: Pick<Reader, "caller">, record: Linkable, text: string): SQL {
  const prefix = wordPrefix(caller.accountId, record);
  const terms = withoutImplied(wordsOf(text)).map((word) => `"${prefix}${word}"*`);
  // An empty FTS5 query is an error.
  return terms.length === 0 ? sql`false` : sql`${searchWords} match ${terms.join(" ")}`;
}

function isEntryOf({ caller }: Pick<Reader, "caller">, record: Linkable): SQL | undefined {
  return and(
    eq(searchEntries.number, searchWords.rowid),
    eq(searchEntries.userId, caller.accountId),
    eq(searchEntries.record, record),
  );
}
