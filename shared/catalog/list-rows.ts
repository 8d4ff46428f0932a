import type * as z from "zod/mini";
import { normalizeQuery } from "../core/normalize-query.ts";
import { type CatalogPageQuery, paginate } from "./paginate.ts";
import { type CatalogTable, type Direction, distinctKeys } from "./table.ts";

/** Parameters that do not affect which list a page belongs to. */
const nonListParameters = ["limit", "starting_after", "ending_before", "format", "country"];

/** Numbers by position, and the bounds that they have to lie within, inclusive. */
export interface ValueRange {
  values: Uint32Array;
  min: number;
  max: number;
}

/** Conditions on rows by their positions, all of which they have to meet. */
interface PositionFilter {
  /** Compared without a call for each row. */
  within?: ValueRange | null;
  matches: ((position: number) => boolean) | null;
}

interface ListQuery<Field extends string> extends CatalogPageQuery {
  sort: readonly Field[];
  order: readonly Direction[];
}

/**
 * A page of a table's rows.
 *
 * @param contract the query's schema, used to recognize queries for the same list.
 * @param name the list's name with the version of its rows.
 * @param filter which rows are in the list; null if all of them are.
 */
export function listRows<Row extends { slug: string }, Field extends string>(
  table: CatalogTable<Row, Field>,
  contract: z.ZodMiniObject,
  name: string,
  query: ListQuery<Field>,
  filter: PositionFilter | null,
) {
  const all = table.order(distinctKeys(query.sort, query.order));
  const order = filter ? keep(all, filter) : all;
  const list = nameList(contract, name, { ...query });
  const { positions, pagination } = paginate(table, order, list, query);
  return {
    data: Array.from(positions).flatMap((position) => table.row(position) ?? []),
    pagination,
  };
}

/** The identity of a list, to which its cursors are bound. */
export function nameList(
  contract: z.ZodMiniObject,
  name: string,
  query: Readonly<Record<string, unknown>>,
): string {
  return `${name}?${normalizeQuery(contract, query, nonListParameters)}`;
}

/** The matching positions, in the same order. Plain loops, because they dominate a page's cost. */
function keep(order: Uint32Array, { within, matches }: PositionFilter): Uint32Array {
  const inRange = within ? keepWithin(order, within) : order;
  if (!matches) return inRange;
  const kept = new Uint32Array(inRange.length);
  let count = 0;
  for (let index = 0; index < inRange.length; index++) {
    const position = inRange[index] ?? 0;
    if (matches(position)) kept[count++] = position;
  }
  return kept.subarray(0, count);
}

function keepWithin(order: Uint32Array, { values, min, max }: ValueRange): Uint32Array {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let index = 0; index < order.length; index++) {
    const position = order[index] ?? 0;
    const value = values[position] ?? 0;
    if (value >= min && value <= max) kept[count++] = position;
  }
  return kept.subarray(0, count);
}
