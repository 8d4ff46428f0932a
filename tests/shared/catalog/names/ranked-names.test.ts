import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { rankCities } from "#shared/catalog/names/ranked-names.ts";
import { connect } from "#shared/db/client.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { openContext } from "#tests/shared/salaries/context.ts";

const server = await startSeededDatabase();
afterAll(() => server.stop());

it("reads the cities once, and does not ask again for each of them while the database is slow", async () => {
  let reads = 0;
  // Long enough that whoever waits for a read of another request takes it over.
  const slow = () => {
    const db = connect({ url: server.url }, { timeoutMs: 20_000 });
    const batch = db.batch.bind(db);
    const slowBatch: typeof db.batch = async (statements) => {
      reads += 1;
      await sleep(1_100);
      return batch(statements);
    };
    return Object.assign(db, { batch: slowBatch });
  };
  const reference = await openReference(slow, { cache: createReferenceCache() });
  const cities = await rankCities({ ...(await openContext(server.url)), reference });
  expect([cities.length, cities[0]?.name, cities[1]?.name]).toEqual([
    500,
    "New York",
    "Los Angeles",
  ]);
  // Without a position it still has its place.
  expect(cities.findIndex(({ name }) => name === "Ventura")).toBeLessThan(300);
  expect(reads).toBeLessThan(8);
});
