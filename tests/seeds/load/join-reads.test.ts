import { expect, it } from "vitest";
import { joinReads } from "#seeds/load/join-reads.ts";
import type { Executor } from "#shared/db/bound.ts";

/** Answers each query with its own name. */
function echo(trips: unknown[][]): Executor {
  const batch = async (queries: readonly string[]) => {
    trips.push([...queries]);
    if (queries.includes("wrong")) throw new Error("no such table");
    return queries.map((query) => [query]);
  };
  return { batch: batch as unknown as Executor["batch"] };
}

it("queries that are sent at the same time share a round trip, and each has its own results", async () => {
  const trips: unknown[][] = [];
  const { batch } = joinReads(echo(trips));
  const read = (...queries: string[]) => batch(queries as never);
  expect(await Promise.all([read("a"), read("b", "c")])).toEqual([[["a"]], [["b"], ["c"]]]);
  expect(await read("d")).toEqual([["d"]]);
  expect(trips).toEqual([["a", "b", "c"], ["d"]]);
  const failed = await Promise.allSettled([read("e"), read("wrong")]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read("f")).toEqual([["f"]]);
});
