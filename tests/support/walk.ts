/** Reads a list by its cursors, forwards to the end and back again. */
import { expect } from "vitest";
import type { Pagination } from "#shared/contract/envelope.response.ts";

export interface ListPage<Row> {
  data: readonly Row[];
  list: { pagination: Pagination };
}

type Cursor = { starting_after: string } | { ending_before: string } | Record<string, never>;

/**
 * @param read returns a page; calls are sequential.
 * @returns the rows in forward order.
 */
export async function walkBothWays<Row>(
  read: (cursor: Cursor) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const there: Row[] = [];
  let page = await read({});
  const total = page.list.pagination.total_count;
  expect(page.list.pagination.previous_cursor).toBeNull();
  for (;;) {
    there.push(...page.data);
    const { next_cursor: next, has_more, total_count } = page.list.pagination;
    expect(has_more).toBe(next !== null);
    expect(total_count).toBe(total);
    if (next === null) break;
    page = await read({ starting_after: next });
    expect(page.data.length).toBeGreaterThan(0);
  }
  expect(there.length).toBe(total);

  const back: Row[] = [...page.data];
  for (let previous = page.list.pagination.previous_cursor; previous !== null; ) {
    const before: ListPage<Row> = await read({ ending_before: previous });
    expect(before.data.length).toBeGreaterThan(0);
    expect(before.list.pagination.next_cursor).not.toBeNull();
    back.unshift(...before.data);
    previous = before.list.pagination.previous_cursor;
  }
  expect(back).toEqual(there);
  return there;
}
