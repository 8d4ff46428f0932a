import type { ResultSet } from "@libsql/client/http";
import { expect, it } from "vitest";
import { DatabaseUnavailable } from "#shared/db/errors.ts";
import { type Batch, gatherReads } from "#shared/db/gather-reads.ts";

/** A database whose results are the statements themselves, and which refuses some of them. */
function open({ refuses = () => null }: { refuses?: (batch: Batch) => Error | null } = {}) {
  const sent: Batch[] = [];
  const read = gatherReads(async (batch) => {
    sent.push(batch);
    const refusal = refuses(batch);
    if (refusal) throw refusal;
    return batch as unknown as ResultSet[];
  });
  return { read, sent };
}

/** Starts a read after some turns of the queue of microtasks. */
async function after<T>(turns: number, read: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < turns; turn++) await null;
  return read();
}

it("reads that start at a time are one batch, each with its own results", async () => {
  const { read, sent } = open();
  const results = await Promise.all([
    read(["a", "b"]),
    after(3, () => read(["c"])),
    after(10, () => read(["d", "e"])),
  ]);
  expect(results).toEqual([["a", "b"], ["c"], ["d", "e"]]);
  expect(sent).toEqual([["a", "b", "c", "d", "e"]]);
});

it("a read that follows from another is sent after it", async () => {
  const { read, sent } = open();
  await read(["a"]);
  await read(["b"]);
  expect(sent).toEqual([["a"], ["b"]]);
});

it("a read that the database refuses fails alone", async () => {
  const { read, sent } = open({
    refuses: (batch) => (batch.includes("bad") ? new Error("no such column") : null),
  });
  const [good, bad, other] = await Promise.allSettled([read(["a"]), read(["bad"]), read(["b"])]);
  expect([good, other]).toEqual([
    { status: "fulfilled", value: ["a"] },
    { status: "fulfilled", value: ["b"] },
  ]);
  expect(bad).toMatchObject({ status: "rejected", reason: { message: "no such column" } });
  expect(sent).toEqual([["a", "bad", "b"], ["a"], ["bad"], ["b"]]);
});

it("a database that is not there is asked once for all", async () => {
  const { read, sent } = open({
    refuses: () => new DatabaseUnavailable("the database cannot be reached", { transient: true }),
  });
  const results = await Promise.allSettled([read(["a"]), read(["b"])]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(sent).toHaveLength(1);
});
