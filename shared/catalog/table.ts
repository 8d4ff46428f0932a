import { createLru } from "../core/lru.ts";

/** Rows that can be listed in any order without comparing their values again. */

export type Direction = "asc" | "desc";

interface SortKey<Field extends string> {
  field: Field;
  direction: Direction;
}

/** Ranks of rows by position: equal values have equal ranks. */
export type Ranks = Uint32Array;

export interface CatalogTable<Row, Field extends string> {
  /** Number of rows. They are in the order of their slugs, which is also that of their ids. */
  size: number;
  row(position: number): Row | undefined;
  /** The position of a slug; -1 if no row has it. */
  position(slug: string): number;
  ranks(field: Field): Ranks;
  /** Positions of all rows, sorted. Cached, because there are only a few ways to sort. */
  order(keys: readonly SortKey<Field>[]): Uint32Array;
}

/** A table whose rows are all in memory. */
export interface ListedTable<Row, Field extends string> extends CatalogTable<Row, Field> {
  rows: readonly Row[];
  positions: ReadonlyMap<string, number>;
}

/** @param fields the fields that the table can be sorted by. */
export function createTable<Field extends string, Row extends { slug: string } & Fields<Field>>(
  unsorted: readonly Row[],
  fields: readonly Field[],
): ListedTable<Row, Field> {
  const rows = unsorted.toSorted((a, b) => compare(a.slug, b.slug));
  const ranks = Object.fromEntries(fields.map((field) => [field, rank(rows, field)])) as Record<
    Field,
    Ranks
  >;
  const positions = new Map(rows.map((row, position) => [row.slug, position]));
  const ranksOf = (field: Field) => ranks[field];
  return {
    rows,
    positions,
    size: rows.length,
    row: (position) => rows[position],
    position: (slug) => positions.get(slug) ?? -1,
    ranks: ranksOf,
    order: createOrders(rows.length, ranksOf),
  };
}

/** Positions in the cached orders of a table, of four bytes each. */
const maxOrdered = 2_000_000;

/** {@link CatalogTable.order} of a table with these ranks. */
export function createOrders<Field extends string>(
  size: number,
  ranks: (field: Field) => Ranks,
): CatalogTable<unknown, Field>["order"] {
  const orders = createLru<Uint32Array>(100, { of: ({ length }) => length, max: maxOrdered });
  return (keys) => {
    const name = keys.map(({ field, direction }) => `${field} ${direction}`).join();
    const known = orders.get(name);
    if (known) return known;
    const order = sortPositions(
      Uint32Array.from({ length: size }, (_, position) => position),
      keys.map(({ field, direction }) => ({ ranks: ranks(field), direction })),
    );
    orders.set(name, order);
    return order;
  };
}

/** More rows than a table can have, while a rank times this number is still an exact double. */
const maxRows = 2 ** 32;

/**
 * Positions sorted by several rankings, the most important first; ties by position. Rank and place
 * are packed into one number each, because numbers sort without a callback.
 *
 * @param positions in ascending order if ties are to be sorted by position.
 */
export function sortPositions(
  positions: Uint32Array,
  keys: readonly { ranks: Ranks; direction: Direction }[],
): Uint32Array {
  let sorted = positions;
  const packed = new Float64Array(positions.length);
  // Each pass keeps the order of the one before among equal ranks.
  for (const { ranks, direction } of keys.toReversed()) {
    for (let at = 0; at < sorted.length; at++) {
      const rank = ranks[sorted[at] ?? 0] ?? 0;
      packed[at] = (direction === "asc" ? rank : maxRank - rank) * maxRows + at;
    }
    packed.sort();
    const before = sorted;
    // Conversion takes a value modulo 2^32, which leaves the place.
    sorted = Uint32Array.from(packed, (value) => before[value % maxRows] ?? 0);
  }
  return sorted;
}

/** No table has as many ranks, and 2^21 times 2^32 is the largest exact double. */
const maxRank = 2 ** 20;

/** Drops repeated fields, since a second sort by the same field has no effect. */
export function distinctKeys<Field extends string>(
  fields: readonly Field[],
  directions: readonly Direction[],
): SortKey<Field>[] {
  const keys = new Map<Field, SortKey<Field>>();
  fields.forEach((field, index) => {
    const direction = directions[directions.length === 1 ? 0 : index] ?? "asc";
    if (!keys.has(field)) keys.set(field, { field, direction });
  });
  return [...keys.values()];
}

type Fields<Field extends string> = Readonly<Record<Field, string | number>>;

/** Text is ranked without regard to case, as people look names up. */
function rank<Field extends string>(rows: readonly Fields<Field>[], field: Field): Ranks {
  const values = rows.map((row) => {
    const value: string | number = row[field];
    return typeof value === "string" ? value.toLowerCase() : value;
  });
  const rankOf = new Map([...new Set(values)].sort(compare).map((value, at) => [value, at]));
  return Uint32Array.from(values, (value) => rankOf.get(value) ?? 0);
}

/** Compares texts by code units, so that the order does not depend on a locale. */
function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
