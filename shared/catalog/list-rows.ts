import type * as z from "zod/mini";
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
 * @param matches whether a row is in the list; null if all of them are.
 */
export function listRows<Row extends { slug: string }, Field extends string>(
  table: Table<Row, Field>,
  contract: z.ZodMiniObject,
  name: string,
  query: ListQuery<Field>,
  matches: ((row: Row) => boolean) | null,
) {
  const { rows } = table;
  const all = table.order(distinctKeys(query.sort, query.order));
  const order = matches ? keep(all, rows, matches) : all;
  const list = nameList(contract, name, { ...query });
  const { positions, pagination } = paginate(table, order, list, query);
  return { data: pick(rows, positions), pagination };
}

/** The identity of a list, to which its cursors are bound. */
export function nameList(
  contract: z.ZodMiniObject,
  name: string,
  query: Readonly<Record<string, unknown>>,
): string {
  return `${name}?${normalizeQuery(contract, query, nonListParameters)}`;
}

export function pick<Row>(rows: readonly Row[], positions: Uint32Array): Row[] {
  return Array.from(positions).flatMap((position) => rows[position] ?? []);
}

/** The positions of the matching rows, in the same order. A plain loop, because it dominates a page's cost. */
function keep<Row>(
  order: Uint32Array,
  rows: readonly Row[],
  matches: (row: Row) => boolean,
): Uint32Array {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let index = 0; index < order.length; index++) {
    const position = order[index] ?? 0;
    const row = rows[position];
    if (row !== undefined && matches(row)) kept[count++] = position;
  }
  return kept.subarray(0, count);
}
