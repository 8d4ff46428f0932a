import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { contacts, jobs } from "#schema/pipeline.ts";
import { searchWords } from "#schema/search-words.ts";
import { type ListPosition, rowsAfter } from "#shared/contract/paging.ts";
import { grouped } from "#shared/core/format.ts";
import type { ReadContext } from "../records/context.ts";
import type { Linkable } from "../records/versioned.ts";
import { splitWords, withoutImplied, wordPrefix } from "./words.ts";

type Reader = Pick<ReadContext, "db" | "caller">;

/**
 * A search for the caller's records in which each word of the text is a prefix of a word. A text
 * without words finds nothing.
 */
export interface WordSearch {
  record: Linkable;
  text: string;
  /** A further condition on the record. */
  filter?: SQL | undefined;
}

/** More matches than this of one search are neither listed nor counted. */
export const maxRanked = 1_000;

/**
 * The matches of a search that were added last. The index has them in this order, so that it is read
 * no further.
 */
function lastMatches({ db, caller }: Reader, { record, text, filter }: WordSearch, limit: number) {
  // The columns that are used here are those of both.
  const table = (record === "job" ? jobs : contacts) as typeof jobs;
  return db
    .select({ recordId: table.id, createdAt: table.createdAt })
    .from(searchWords)
    .crossJoin(table)
    .where(
      and(
        hasWords({ caller }, record, text),
        eq(table.number, sql`${searchWords.rowid} / 2`),
        eq(table.userId, caller.accountId),
        filter,
      ),
    )
    .orderBy(desc(searchWords.rowid))
    .limit(limit)
    .as("last_matches");
}

/** A query for the numbers of the records that have the words of a text, one more than are listed if there are more. */
export function numbersByWords(
  reader: Pick<Reader, "caller">,
  { record, text }: Pick<WordSearch, "record" | "text">,
): SQL {
  return sql`
    select rowid / 2 as number from ${searchWords} where ${hasWords(reader, record, text)}
    order by rowid desc limit ${maxRanked + 1}
  `;
}

/** A query for the ids of the records that a search finds after a position, the newest first. */
export function selectByWords(
  reader: Reader,
  query: WordSearch,
  { position, limit }: { position: ListPosition | undefined; limit: number },
) {
  const matches = lastMatches(reader, query, maxRanked);
  const { createdAt, recordId } = matches;
  return reader.db
    .select({ id: recordId })
    .from(matches)
    .where(rowsAfter(position, createdAt, recordId, "newest first"))
    .orderBy(desc(createdAt), desc(recordId))
    .limit(limit);
}

/** A query for how many records a search finds; one more than are listed if there are more. */
export function countByWords(reader: Reader, query: WordSearch) {
  return reader.db.select({ total: count() }).from(lastMatches(reader, query, maxRanked + 1));
}

/** The total of a list by the number of records that a search has found. */
export function statedTotal(found: number): { total: number; totalIsLowerBound?: true } {
  return found > maxRanked ? { total: maxRanked, totalIsLowerBound: true } : { total: found };
}

function hasWords({ caller }: Pick<Reader, "caller">, record: Linkable, text: string): SQL {
  const prefix = wordPrefix(caller.accountId, record);
  const terms = withoutImplied(splitWords(text)).map((word) => `"${prefix}${word}"*`);
  // An empty FTS5 query is an error.
  return terms.length === 0 ? sql`false` : sql`${searchWords} match ${terms.join(" ")}`;
}

/** `1,200 jobs`, or that there are more than are listed of a search. */
export function foundInWords(
  total: number,
  isCut: boolean | undefined,
  [one, many]: readonly [string, string],
): string {
  const counted = `${grouped(total)} ${total === 1 ? one : many}`;
  return isCut
    ? `More than ${grouped(maxRanked)} ${many} have these words: here are the ${grouped(maxRanked)} that were added last. Add a word to find others.`
    : counted;
}
