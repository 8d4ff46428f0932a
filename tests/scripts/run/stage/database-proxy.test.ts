import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { longestChain, startDatabaseProxy } from "#scripts/run/stage/database-proxy.ts";
import { connect } from "#shared/db/client.ts";

it("counts as in sequence what begins after the one before has ended", () => {
  expect(longestChain([])).toBe(0);
  const [first, second, third] = [
    { start: 0, end: 60 },
    { start: 60, end: 120 },
    { start: 121, end: 180 },
  ];
  expect(longestChain([third, first, second])).toBe(3);
  const beside = { start: 1, end: 61 };
  expect(longestChain([first, beside])).toBe(1);
  expect(longestChain([first, beside, second])).toBe(2);
  // One long call while two short ones follow each other.
  expect(longestChain([{ start: 0, end: 300 }, first, second])).toBe(2);
});

it("counts what goes to the database, and delays it", async () => {
  const database = await startDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const [db, other] = [0, 1].map(() => connect({ url: proxy.url }, { timeoutMs: 20_000 }));
  if (!db || !other) throw new Error("there is no connection");
  onTestFinished(async () => {
    for (const each of [db, other]) each.close();
    proxy.stop();
    await database.stop();
  });
  const one = (each = db) => each.get(sql`select 1 as one`);
  await one();
  await one();
  expect(proxy.use()).toMatchObject({ calls: 2, inSequence: 2, rowsWritten: 0 });
  proxy.reset();
  expect(proxy.use()).toEqual({ calls: 0, inSequence: 0, rowsRead: 0, rowsWritten: 0 });
  proxy.delayMs = 40;
  const start = performance.now();
  await Promise.all([one(), one(other)]);
  // Timers may end a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(38);
  expect(proxy.use()).toMatchObject({ calls: 2, inSequence: 1 });
});
