import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { searchEntries } from "../../../schema/pipeline.ts";
import { searchWords } from "../../../schema/search-words.ts";
import { rowsAfter, type Position } from "../../accounts/paging.ts";
import type { ReadContext } from "../context.ts";
import type { Versioned } from "../versioned.ts";
import { wordPrefix } from "./word-prefix.ts";
import { wordsOf } from "./words.ts";

type Reader = Pick<ReadContext, "db" | "caller">;

/** Records of the caller of which every word of the text begins a word; none for a text without words. */
export interface Search {
  record: Versioned;
  text: string;
  /** What else must hold, of the row of `search_entries`. */
  filter?: SQL | undefined;
}

/** A query for the ids of what a search finds, the newest first, behind a position. */
export function selectByWords(
  { db, caller }: Reader,
  { record, text, filter }: Search,
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
export function countByWords({ db, caller }: Reader, { record, text, filter }: Search) {
  const found = hasWords({ caller }, record, text);
  const total = { total: count() };
  if (!filter) return db.select(total).from(searchWords).where(found);
  return db
    .select(total)
    .from(searchWords)
    .crossJoin(searchEntries)
    .where(and(found, isEntryOf({ caller }, record), filter));
}

function hasWords({ caller }: Pick<Reader, "caller">, record: Versioned, text: string): SQL {
  const prefix = wordPrefix(caller.accountId, record);
  const wanted = wordsOf(text).map((word) => `"${prefix}${word}"*`);
  // To the index, asking for nothing is an error.
  return wanted.length === 0 ? sql`false` : sql`${searchWords} match ${wanted.join(" ")}`;
}

function isEntryOf({ caller }: Pick<Reader, "caller">, record: Versioned): SQL | undefined {
  return and(
    eq(searchEntries.number, searchWords.rowid),
    eq(searchEntries.userId, caller.accountId),
    eq(searchEntries.record, record),
  );
}
