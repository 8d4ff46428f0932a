import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { startDatabaseProxy } from "#scripts/run/stage/database-proxy.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { createSingleFlight } from "#shared/core/single-flight.ts";
import { connect } from "#shared/db/client.ts";
import { createReferenceCache, type ReferenceCache } from "#shared/reference/cache.ts";
import { openReference } from "#shared/reference/open-reference.ts";

let cache: ReferenceCache;
const server = await startSeededDatabase();
const db = server.connect({ timeoutMs: 60_000 });
const counter = await startDatabaseProxy(server.url);
afterAll(async () => {
  counter.stop();
  await server.stop();
});
beforeEach(() => {
  // However slow the machine is, nobody stops waiting for the first read.
  cache = { ...createReferenceCache(), flight: createSingleFlight(60_000) };
});

const open = () =>
  openReference(() => connect({ url: counter.url }, { timeoutMs: 20_000 }), { cache });

/** What a piece of work reads from the database. */
async function usedBy(work: () => Promise<unknown>) {
  const before = counter.use();
  await work();
  const after = counter.use();
  return { calls: after.calls - before.calls, rowsRead: after.rowsRead - before.rowsRead };
}

const unavailable = { code: "dependency_unavailable", message: /npm run db:load/ };

describe("the packed reference data", () => {
  it("costs a cold pair one round trip and at most six rows, by slug and by alias", async () => {
    for (const [role, city] of [
      ["software-engineer", "san-francisco"],
      ["rn", "nyc"],
    ] as const) {
      cache = createReferenceCache();
      const reference = await open();
      const used = await usedBy(async () => {
        expect(await reference.roleInCity(role, city)).toMatchObject({
          role: expect.anything(),
          city: expect.anything(),
          wages: { metro: expect.anything(), state: expect.anything() },
        });
      });
      expect(used.calls).toBe(1);
      expect(used.rowsRead).toBeLessThanOrEqual(6);
    }
  });

  it("is never read again for another city, title or alias of an occupation", async () => {
    const reference = await open();
    const engineer = await reference.role("software-engineer");
    await reference.city("nyc");
    const used = await usedBy(async () => {
      expect(await reference.role("swe")).toBe(engineer);
      const other = await reference.roleInCity("ab-initio-developer", "frisco-tx");
      expect(other.role?.occupation).toBe(engineer?.occupation);
      expect(other.city?.state).toBe("TX");
      expect(await reference.city("atlantis")).toBeNull();
    });
    expect(used).toEqual({ calls: 0, rowsRead: 0 });
  });

  it("costs another occupation one round trip once the cities are known", async () => {
    const reference = await open();
    await reference.roleInCity("software-engineer", "san-francisco");
    const used = await usedBy(() => reference.roleInCity("registered-nurse", "san-francisco"));
    expect(used.calls).toBe(1);
    expect(used.rowsRead).toBeLessThanOrEqual(4);
  });

  it("is read once by the concurrent requests of a cold isolate", async () => {
    const used = await usedBy(async () => {
      const found = await Promise.all(
        Array.from({ length: 20 }, async () =>
          (await open()).roleInCity("software-engineer", "san-francisco"),
        ),
      );
      for (const { role } of found) expect(role?.slug).toBe("software-engineer");
    });
    // The dataset, and then the pair.
    expect(used.calls).toBe(2);
  });

  it("is an unavailable dependency if a row is damaged", async () => {
    await db.run(
      sql`UPDATE packed_rows SET body = CAST(substr(body, 1, length(body) - 1) || x'00' AS BLOB) WHERE name = 'occupations/11-1011'`,
    );
    const reference = await open();
    await expect(reference.role("chief-executive-officer")).rejects.toMatchObject({
      code: unavailable.code,
      cause: new Error("The packed row occupations/11-1011 does not match its checksum."),
    });
    expect(await reference.role("software-engineer")).not.toBeNull();
  });

  it("is an unavailable dependency until a dataset of another format is packed", async () => {
    const before = await open();
    await db.run(sql`DELETE FROM packed_rows`);
    for (const read of [
      () => before.role("software-engineer"),
      () => before.city("nyc"),
      () => before.roleInCity("software-engineer", "nyc"),
    ]) {
      const error: unknown = await read().catch((error: unknown) => error);
      expect(error).toMatchObject({ code: unavailable.code });
      expect(String(error)).toMatch(unavailable.message);
    }
    expect(await before.role("no-such-role")).toBeNull();

    expect(await loadDataset(db)).toMatchObject({ outcome: "already-live" });
    expect(await before.roleInCity("software-engineer", "nyc")).toMatchObject({
      role: { slug: "software-engineer" },
      city: { slug: "new-york" },
    });
  });
});
