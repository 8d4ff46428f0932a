import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { packedRows } from "#schema/packed.ts";
import { cities, datasets, liveDataset, roles } from "#schema/reference.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { claimDataset } from "#seeds/load/claim.ts";
import { fillTable } from "#seeds/load/fill-catalog.ts";
import { loadDataset, packSeeds, useDataset } from "#seeds/load/index.ts";
import { publishDataset } from "#seeds/load/publish.ts";
import { writePacked } from "#seeds/load/write-packed.ts";
import { catalogTables } from "#seeds/tables.ts";
import type { Database } from "#shared/db/client.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReferenceAt } from "#shared/reference/open-reference.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import { type Fixture, fixture, makeSeeds, method, misstateRows } from "./make-seeds.ts";

let server: TestDatabase;
let db: Database;

beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 60_000 });
});
afterAll(() => server.stop());

beforeEach(async () => {
  await db.delete(liveDataset);
  await db.delete(packedRows);
  for (const { table } of catalogTables) await db.run(sql`DELETE FROM ${sql.identifier(table)}`);
  await db.delete(datasets);
});

async function count(table: string): Promise<number> {
  const row = await db.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`);
  return row.n;
}

async function liveVersion(): Promise<string | undefined> {
  const rows = await db.all<{ version: string }>(
    sql`SELECT version FROM live_dataset JOIN datasets ON datasets.id = dataset_id`,
  );
  return rows[0]?.version;
}

/** Enough roles for several statements. */
function manyRoles(rows: number): Fixture {
  const [role = {}] = fixture["roles.csv"] ?? [];
  const many = Array.from({ length: rows }, (_, at) => ({ ...role, slug: `role-${at}` }));
  return { ...fixture, "roles.csv": [...(fixture["roles.csv"] ?? []), ...many] };
}

const roleTable = catalogTables.find(({ table }) => table === "roles") ?? catalogTables[0];
const oneRole = {
  ...{ slug: "pilot", title: "Pilot", socCode: "53-2011", onetSoc: null, specialized: false },
  ...{ ai: false, namesOccupation: true, filings: 0, reason: "wanted" },
};

describe("loading the seeds", () => {
  it("keeps every cell exactly: blanks as null, quoted text, flags and decimals", async () => {
    const state = { code: "CA", title: "California", type: "state", state: "CA" };
    const areas = [...(fixture["areas.csv"] ?? []), state];
    const directory = makeSeeds("v1", { ...fixture, "areas.csv": areas });
    const result = await loadDataset(db, { directory });

    expect(result).toMatchObject({ version: "v1", outcome: "loaded" });
    expect(result.rows).toBe((await count("packed_rows")) + 2);
    expect(await liveVersion()).toBe("v1");
    const [city] = await db.select().from(cities);
    expect(city).toMatchObject({ cbsaCode: "41860", latitude: 37.7558, longitude: null });
    const [role] = await db.select().from(roles);
    expect(role).toMatchObject({ specialized: true, ai: false });
    const reference = await openReferenceAt(() => db, "v1", { cache: createReferenceCache() });
    const pair = await reference?.roleInCity("software-engineer", "san-francisco");
    expect(pair?.role?.wages.at(-1)).toMatchObject({
      ...{ year: 2025, median: 135_980, meanRse: 0.4, p10: null, flags: "p90:#" },
    });
    expect(pair?.wages.state).toMatchObject({ median: 173_780, mean: null, flags: "" });
    expect([...(reference?.dataset.sources.values() ?? [])][0]?.title).toBe(
      'Occupational Employment and Wage Statistics, "national"',
    );
    expect(reference?.dataset.parameters).toEqual(method);
  });

  it("refuses fitted parameters that are incomplete, as requests do not check them", async () => {
    const directory = makeSeeds("v1");
    writeFileSync(join(directory, "method.json"), JSON.stringify({ ...method, interval: {} }));
    await expect(loadDataset(db, { directory })).rejects.toThrow(/method\.json is not as expected/);
  });

  it("does nothing if the version is already live", async () => {
    const directory = makeSeeds("v1");
    await loadDataset(db, { directory });
    const before = await db.select().from(datasets);
    expect(await loadDataset(db, { directory })).toMatchObject({
      outcome: "already-live",
      rows: 0,
    });
    expect(await db.select().from(datasets)).toEqual(before);
    expect(await count("roles")).toBe(1);
  });

  it("keeps the earlier version and can switch back to it", async () => {
    const first = makeSeeds("v1");
    await loadDataset(db, { directory: first });
    await loadDataset(db, { directory: makeSeeds("v2", manyRoles(3)) });
    expect(await liveVersion()).toBe("v2");
    expect(await count("datasets")).toBe(2);
    expect(await loadDataset(db, { directory: first })).toMatchObject({ outcome: "switched" });
    expect(await liveVersion()).toBe("v1");
    expect(await useDataset(db, "v2")).toMatchObject({ outcome: "switched", rows: 0 });
    expect(await liveVersion()).toBe("v2");
  });

  it("rejects a damaged file by name and does not change the database", async () => {
    const directory = makeSeeds("v1");
    appendFileSync(join(directory, "tables/cities.csv"), "oops\n");
    await expect(loadDataset(db, { directory })).rejects.toThrow(/tables\/cities\.csv is damaged/);
    expect(await count("datasets")).toBe(0);
  });

  it("rejects a cell that does not fit its column, and names file, record and column", async () => {
    const bad = {
      ...fixture,
      "price_parities.csv": [{ area_code: "41860", year: "2024", rpp: "n/a" }],
    };
    await expect(loadDataset(db, { directory: makeSeeds("v1", bad) })).rejects.toThrow(
      /price_parities\.csv record 1: rpp is "n\/a", expected real/,
    );
    expect(await count("datasets")).toBe(0);
    expect(await count("packed_rows")).toBe(0);
  });

  it("does not go live if rows are missing", async () => {
    await loadDataset(db, { directory: makeSeeds("v1") });
    const directory = makeSeeds("v2");
    misstateRows(directory, "wages_state.csv", 2);
    await expect(loadDataset(db, { directory })).rejects.toThrow(
      "wages_state.csv has 1 rows, the manifest says 2",
    );
    expect(await liveVersion()).toBe("v1");
    expect(await count("datasets")).toBe(1);
    expect(await count("roles")).toBe(1);
  });

  it("does not go live before it is packed, and is packed by the next loader", async () => {
    const directory = makeSeeds("v1");
    const dead = await claimDataset(db, { version: "v1", manifestSha256: "" }, 5_000);
    if (dead.outcome !== "mine") throw new Error("the first claim must succeed");
    const { rows } = await packSeeds(directory);
    const dataset = { id: dead.datasetId, state: "loading" } as const;
    await writePacked(db, dataset, rows.slice(1));
    const expected = { packed: rows.length, tables: new Map() };
    await expect(publishDataset(db, dead.datasetId, expected)).rejects.toThrow(
      `only ${rows.length - 1} of ${rows.length} rows are packed`,
    );
    expect(await liveVersion()).toBeUndefined();

    await loadDataset(db, { directory, silentMs: 50 });
    expect(await liveVersion()).toBe("v1");
    expect(await count("packed_rows")).toBe(rows.length);
    // Should the dead loader come back to life, it cannot pack anything.
    await expect(writePacked(db, dataset, rows)).rejects.toThrow(/took over/);
  });

  it("packs its version again if code of another format did, and names the others that cannot be read", async () => {
    const directory = makeSeeds("v2");
    await loadDataset(db, { directory: makeSeeds("v1") });
    await loadDataset(db, { directory });
    const ofLatest = async () =>
      db
        .select()
        .from(packedRows)
        .where(sql`format = ${packedFormat} AND dataset_id = (SELECT max(id) FROM datasets)`)
        .orderBy(packedRows.name);
    const before = await ofLatest();
    await db.update(packedRows).set({ format: packedFormat - 1 });

    const lines: string[] = [];
    const result = await loadDataset(db, { directory, log: (line) => lines.push(line) });
    expect(result).toMatchObject({ outcome: "already-live", rows: before.length });
    expect(lines).toEqual([
      "packing v2",
      expect.stringMatching(/^v1 has no rows .* --stage --seeds/),
    ]);
    expect(await ofLatest()).toEqual(before);
    await expect(useDataset(db, "v1")).rejects.toThrow("Load its seeds");
    await loadDataset(db, { directory: makeSeeds("v1"), live: false });
    expect([await liveVersion(), (await useDataset(db, "v1")).outcome]).toEqual(["v2", "switched"]);
  });

  it("removes packed rows of formats before the previous one, and no others", async () => {
    const directory = makeSeeds("v1");
    await loadDataset(db, { directory });
    const rows = await db.select().from(packedRows);
    for (const format of [packedFormat - 1, packedFormat - 2, packedFormat - 3]) {
      await db.insert(packedRows).values(rows.map((row) => ({ ...row, format })));
    }
    const lines: string[] = [];
    await loadDataset(db, { directory, log: (line) => lines.push(line) });
    expect(lines).toEqual([`removed ${2 * rows.length} packed rows of formats no longer read`]);
    const formats = (await db.select().from(packedRows)).map(({ format }) => format);
    expect([...new Set(formats)].sort()).toEqual([packedFormat - 1, packedFormat]);
  });

  it("starts over after a loader that died midway", async () => {
    const dead = await claimDataset(db, { version: "v1", manifestSha256: "" }, 5_000);
    if (dead.outcome !== "mine" || !roleTable) throw new Error("the first claim must succeed");
    await fillTable(db, dead.datasetId, roleTable, [oneRole]);
    expect(await count("roles")).toBe(1);
    expect(await liveVersion()).toBeUndefined();

    const result = await loadDataset(db, { directory: makeSeeds("v1"), silentMs: 50 });

    expect(result.outcome).toBe("loaded");
    expect((await db.select().from(roles)).map(({ slug }) => slug)).toEqual(["software-engineer"]);
    expect(
      (await db.select().from(datasets)).map(({ version, state }) => [version, state]),
    ).toEqual([["v1", "ready"]]);
    // Should it come back to life, it cannot add anything.
    await expect(fillTable(db, dead.datasetId, roleTable, [oneRole])).rejects.toThrow(/took over/);
    expect(await count("roles")).toBe(1);
  });

  it("lets one of two loaders fill the tables while the other waits", async () => {
    const directory = makeSeeds("v1", manyRoles(20_000));
    const lines: string[] = [];
    const results = await Promise.all([
      loadDataset(db, { directory, log: (line) => lines.push(line) }),
      loadDataset(server.connect({ timeoutMs: 60_000 }), {
        directory,
        log: (line) => lines.push(line),
      }),
    ]);
    const waiting = results.filter(({ outcome }) => outcome !== "loaded");
    expect(waiting).toHaveLength(1);
    // It may find the version filled, and not yet live for a moment.
    expect(["already-live", "switched"]).toContain(waiting[0]?.outcome);
    expect(lines).toEqual(["another loader is filling v1: waiting for it"]);
    expect(await count("roles")).toBe(20_001);
    expect(await count("datasets")).toBe(1);
  });

  it("never shows a reader part of a version", async () => {
    await loadDataset(db, { directory: makeSeeds("v1") });
    const directory = makeSeeds("v2", manyRoles(30_000));
    const reader = server.connect({ timeoutMs: 60_000 });
    const seen = new Set<number>();
    let loading = true;
    const read = async () => {
      while (loading) {
        const row = await reader.get<{ n: number }>(
          sql`SELECT count(*) AS n FROM roles JOIN live_dataset USING (dataset_id)`,
        );
        seen.add(row.n);
      }
    };
    await Promise.all([
      read(),
      loadDataset(db, { directory }).finally(() => {
        loading = false;
      }),
    ]);
    expect([...seen].filter((n) => n !== 1 && n !== 30_001)).toEqual([]);
    expect(seen.has(1)).toBe(true);
    expect(await liveVersion()).toBe("v2");
  });
});
