import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localAreas, localFactors } from "#schema/local.ts";
import { packedCities, packedOccupations, packedParts } from "#schema/packed.ts";
import { cities, datasets, liveDataset, sources, wages } from "#schema/reference.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { claimDataset } from "#seeds/load/claim.ts";
import { fillTable } from "#seeds/load/fill-table.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { readManifest, readVerifiedTable } from "#seeds/load/manifest.ts";
import { packDataset } from "#seeds/load/pack-dataset.ts";
import { publishDataset } from "#seeds/load/publish.ts";
import { seedTables } from "#seeds/tables.ts";
import type { Database } from "#shared/db/client.ts";
import { decodeFactorCell } from "#shared/figures/local/factor-cells.ts";
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
  await db.delete(packedOccupations);
  await db.delete(packedCities);
  await db.delete(packedParts);
  for (const { table } of [...seedTables].reverse()) {
    await db.run(sql`DELETE FROM ${sql.identifier(table)}`);
  }
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

/** Enough wages for several statements. */
function manyWages(rows: number): Fixture {
  const many = Array.from({ length: rows }, (_, at) => ({
    soc_code: "15-1252",
    area_code: String(10_000 + at),
    year: "2025",
    median: String(50_000 + at),
  }));
  return { ...fixture, "wages_metro.csv": many };
}

describe("loading the seeds", () => {
  it("stores every cell exactly: blanks as null, quoted text, flags and decimals", async () => {
    const result = await loadDataset(db, { directory: makeSeeds("v1") });

    expect(result).toEqual({ version: "v1", outcome: "loaded", rows: 15 });
    expect(await liveVersion()).toBe("v1");
    const [national] = await db.select().from(wages).where(sql`year = 2025 AND area_code = 'US'`);
    expect(national).toMatchObject({ median: 135_980, meanRse: 0.4, p10: null, flags: "p90:#" });
    const [state] = await db.select().from(wages).where(sql`area_code = 'CA'`);
    expect(state).toMatchObject({ median: 173_780, mean: null, meanRse: null, flags: "" });
    const [city] = await db.select().from(cities);
    expect(city).toMatchObject({ cbsaCode: "41860", latitude: 37.7558, longitude: null });
    const [cell] = await db
      .select({
        cell: sql<string>`substr(${localFactors.factors}, 10 * ${localAreas.position} + 1, 10)`,
      })
      .from(localFactors)
      .innerJoin(localAreas, sql`${localAreas.areaCode} = '41860'`);
    expect(decodeFactorCell(cell?.cell ?? "", 0)).toEqual({ factor: 1.3723, halfWidth: 0.18 });
    const [source] = await db.select().from(sources);
    expect(source?.title).toBe('Occupational Employment and Wage Statistics, "national"');
    const [dataset] = await db.select().from(datasets);
    expect(JSON.parse(dataset?.methodParameters ?? "")).toEqual(method);
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
    expect(await count("wages")).toBe(4);
  });

  it("keeps the earlier version and can switch back to it", async () => {
    const first = makeSeeds("v1");
    await loadDataset(db, { directory: first });
    await loadDataset(db, { directory: makeSeeds("v2", manyWages(3)) });
    expect(await liveVersion()).toBe("v2");
    expect(await count("datasets")).toBe(2);
    expect(await loadDataset(db, { directory: first })).toMatchObject({ outcome: "switched" });
    expect(await liveVersion()).toBe("v1");
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
    expect(await count("sources")).toBe(0);
  });

  it("does not go live if rows are missing", async () => {
    await loadDataset(db, { directory: makeSeeds("v1") });
    const directory = makeSeeds("v2");
    misstateRows(directory, "wages_state.csv", 2);
    await expect(loadDataset(db, { directory })).rejects.toThrow(
      "wages has 4 rows, the manifest says 5",
    );
    expect(await liveVersion()).toBe("v1");
    expect(await count("datasets")).toBe(1);
    expect(await count("wages")).toBe(4);
  });

  it("does not go live before it is packed, and is packed by the next loader", async () => {
    const directory = makeSeeds("v1");
    const identity = { version: "v1", manifestSha256: "", methodParameters: "{}" };
    const dead = await claimDataset(db, identity, 5_000);
    if (dead.outcome !== "mine") throw new Error("the first claim must succeed");
    const manifest = readManifest(directory);
    for (const table of seedTables) {
      const csv = readVerifiedTable(directory, manifest, table.file);
      await fillTable(db, dead.datasetId, table, csv);
    }
    await expect(publishDataset(db, dead.datasetId, manifest)).rejects.toThrow(
      "only 0 of 1 occupations are packed",
    );
    expect(await liveVersion()).toBeUndefined();

    await loadDataset(db, { directory, silentMs: 50 });
    expect(await liveVersion()).toBe("v1");
    expect([await count("packed_occupations"), await count("packed_cities")]).toEqual([1, 1]);
    // Should the dead loader come back to life, it cannot pack anything.
    await expect(packDataset(db, dead.datasetId, "loading")).rejects.toThrow(/took over/);
  });

  it("packs every version that an earlier loader left without packed rows", async () => {
    const directory = makeSeeds("v1");
    await loadDataset(db, { directory });
    await loadDataset(db, { directory: makeSeeds("v2") });
    const before = await db.select().from(packedOccupations);
    await db.delete(packedOccupations);
    await db.delete(packedCities);
    await db.delete(packedParts);

    const lines: string[] = [];
    await loadDataset(db, { directory, log: (line) => lines.push(line) });
    expect(lines).toEqual(["packing v1", "packing v2"]);
    expect(await db.select().from(packedOccupations)).toEqual(before);
    expect(await count("packed_cities")).toBe(2);
    // Each version has the dataset's own data and one part of roles.
    expect(await count("packed_parts")).toBe(4);
  });

  it("removes packed rows of formats before the previous one, and no others", async () => {
    const directory = makeSeeds("v1");
    await loadDataset(db, { directory });
    const tables = [packedOccupations, packedCities, packedParts];
    for (const table of tables) {
      const rows = await db.select().from(table);
      for (const format of [packedFormat - 1, packedFormat - 2, packedFormat - 3]) {
        for (const row of rows) await db.insert(table).values({ ...row, format } as never);
      }
    }
    const lines: string[] = [];
    await loadDataset(db, { directory, log: (line) => lines.push(line) });
    expect(lines).toEqual(["removed 8 packed rows of formats no longer read"]);
    for (const table of tables) {
      const formats = (await db.select({ format: table.format }).from(table)).map(
        (row) => row.format,
      );
      expect([...new Set(formats)].sort()).toEqual([packedFormat - 1, packedFormat]);
    }
  });

  it("starts over after a loader that died midway", async () => {
    const identity = { version: "v1", manifestSha256: "", methodParameters: "{}" };
    const dead = await claimDataset(db, identity, 5_000);
    if (dead.outcome !== "mine") throw new Error("the first claim must succeed");
    const [table] = seedTables;
    if (!table) throw new Error("no tables");
    const row = Object.values(fixture["sources.csv"]?.[0] ?? {}).map(
      (cell) => `"${cell.replaceAll('"', '""')}"`,
    );
    const names = table.columns.map((column) => column.name);
    await fillTable(db, dead.datasetId, table, `${names.join()}\n${row.join()}\n`);
    expect(await count("sources")).toBe(1);
    expect(await liveVersion()).toBeUndefined();

    const result = await loadDataset(db, { directory: makeSeeds("v1"), silentMs: 50 });

    expect(result.outcome).toBe("loaded");
    expect(await count("sources")).toBe(1);
    expect(
      (await db.select().from(datasets)).map(({ version, state }) => [version, state]),
    ).toEqual([["v1", "ready"]]);
    // Should it come back to life, it cannot add anything.
    await expect(
      fillTable(db, dead.datasetId, table, `${names.join()}\n${row.join()}\n`),
    ).rejects.toThrow(/took over/);
    expect(await count("sources")).toBe(1);
  });

  it("lets one of two loaders fill the tables while the other waits", async () => {
    const directory = makeSeeds("v1", manyWages(20_000));
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
    expect(await count("wages")).toBe(20_003);
    expect(await count("datasets")).toBe(1);
  });

  it("never shows a reader part of a version", async () => {
    await loadDataset(db, { directory: makeSeeds("v1") });
    const directory = makeSeeds("v2", manyWages(30_000));
    const reader = server.connect({ timeoutMs: 60_000 });
    const seen = new Set<number>();
    let loading = true;
    const read = async () => {
      while (loading) {
        const row = await reader.get<{ n: number }>(
          sql`SELECT count(*) AS n FROM wages JOIN live_dataset USING (dataset_id)`,
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
    expect([...seen].filter((n) => n !== 4 && n !== 30_003)).toEqual([]);
    expect(seen.has(4)).toBe(true);
    expect(await liveVersion()).toBe("v2");
  });
});
