import type * as z from "zod";
import { normalizeQuery } from "../core/normalize-query.ts";
import { type PageQuery, paginate } from "./paginate.ts";
import { type Direction, distinctKeys, type Table } from "./table.ts";

/** Parameters that do not affect which list a page belongs to. */
const nonListParameters = ["limit", "starting_after", "ending_before", "country"];

export interface ListQuery<Field extends string> extends PageQuery {
  sort: readonly Field[];
  order: readonly Direction[];
}

/**
 * A page of a table's rows.
 *
 * @param contract the query's schema, used to recognize queries for the same list.
 * @param name the list's name with the version of its rows.
 * @param matches whether the row at a position is in the list; null if all of them are.
 */
export function listRows<Row extends { slug: string }, Field extends string>(
  table: Table<Row, Field>,
  contract: z.ZodObject,
  name: string,
  query: ListQuery<Field>,
  matches: ((position: number) => boolean) | null,
) {
  const all = table.order(distinctKeys(query.sort, query.order));
  const order = matches ? keep(all, matches) : all;
  const list = nameList(contract, name, { ...query });
  const { positions, pagination } = paginate(table, order, list, query);
  return {
    data: Array.from(positions).flatMap((position) => table.row(position) ?? []),
    pagination,
  };
}

/** The identity of a list, to which its cursors are bound. */
export function nameList(
  contract: z.ZodObject,
  name: string,
  query: Readonly<Record<string, unknown>>,
): string {
  return `${name}?${normalizeQuery(contract, query, nonListParameters)}`;
}

/** The matching positions, in the same order. A plain loop, because it dominates a page's cost. */
function keep(order: Uint32Array, matches: (position: number) => boolean): Uint32Array {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let index = 0; index < order.length; index++) {
    const position = order[index] ?? 0;
    if (matches(position)) kept[count++] = position;
  }
  return kept.subarray(0, count);
}
