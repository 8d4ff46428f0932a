/** Rows that can be listed in any order without comparing their values again. */

export type Direction = "asc" | "desc";

export interface SortKey<Field extends string> {
  field: Field;
  direction: Direction;
}

/** Ranks of rows by position: equal values have equal ranks. */
export type Ranks = Uint32Array;

export interface Table<Row, Field extends string> {
  /** Ordered by slug, which is also the order of their ids. */
  rows: readonly Row[];
  /** The index in `rows` of each slug. */
  positions: ReadonlyMap<string, number>;
  ranks: Readonly<Record<Field, Ranks>>;
  /** Positions of all rows, sorted. Cached, because there are only a few ways to sort. */
  order(keys: readonly SortKey<Field>[]): Uint32Array;
}

/** @param fields the fields that the table can be sorted by. */
export function createTable<Field extends string, Row extends { slug: string } & Fields<Field>>(
  unsorted: readonly Row[],
  fields: readonly Field[],
): Table<Row, Field> {
  const rows = unsorted.toSorted((a, b) => compare(a.slug, b.slug));
  const ranks = Object.fromEntries(fields.map((field) => [field, rank(rows, field)])) as Record<
    Field,
    Ranks
  >;
  const allPositions = Uint32Array.from(rows.keys());
  const orders = new Map<string, Uint32Array>();
  return {
    rows,
    ranks,
    positions: new Map(rows.map((row, position) => [row.slug, position])),
    order(keys) {
      const name = keys.map(({ field, direction }) => `${field} ${direction}`).join();
      const known = orders.get(name);
      if (known) return known;
      const order = sortPositions(
        allPositions,
        keys.map(({ field, direction }) => ({ ranks: ranks[field], direction })),
      );
      orders.set(name, order);
      return order;
    },
  };
}

/** Positions sorted by several rankings, the most important first; ties by position. */
export function sortPositions(
  positions: Uint32Array,
  keys: readonly { ranks: Ranks; direction: Direction }[],
): Uint32Array {
  return positions.toSorted((a, b) => {
    for (const { ranks, direction } of keys) {
      const difference = (ranks[a] ?? 0) - (ranks[b] ?? 0);
      if (difference !== 0) return direction === "asc" ? difference : -difference;
    }
    return a - b;
  });
}

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

function rank<Field extends string>(rows: readonly Fields<Field>[], field: Field): Ranks {
  const values = [...new Set(rows.map((row) => row[field]))].sort(compare);
  const rankOf = new Map(values.map((value, index) => [value, index]));
  return Uint32Array.from(rows, (row) => rankOf.get(row[field]) ?? 0);
}

/** Compares texts by code units, so that the order does not depend on a locale. */
function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
