import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { connect, type Database } from "#shared/db/client.ts";
import { createReferenceCache, type ReferenceCache } from "#shared/reference/cache.ts";
import { findReference, openReference, openReferenceAt } from "#shared/reference/open-reference.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { type CountingProxy, startCountingProxy } from "./counting-proxy.ts";
import { makeVersion } from "./make-versions.ts";

const server = await startDatabase();
afterAll(() => server.stop());
await loadDataset(server.connect({ timeoutMs: 60_000 }), {
  directory: makeVersion("2025.05-aaaaaaaa", 135_980),
});
let proxy: CountingProxy;
let cache: ReferenceCache;
/** A separate client for every request, as in a Worker. */
let opened: number;
const database = (): Database => {
  opened++;
  return connect({ url: proxy.url }, { timeoutMs: 60_000 });
};

beforeEach(async () => {
  proxy = await startCountingProxy(server.url);
  cache = createReferenceCache();
  opened = 0;
  return () => proxy.stop();
});

const start = Date.parse("2026-11-21T12:00:00Z");
const open = (now = start) => openReference(database, { cache, now });
/** The versions that requests at one instant work with. */
const openAtOnce = (count: number, now: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => (await open(now)).dataset.version));
const latestMedian = async (version: string) => {
  const reference = await openReferenceAt(database, version, { cache });
  return (await reference?.role("software-engineer"))?.wages.at(-1)?.median;
};

describe("the reference data", () => {
  it("needs two round trips in a cold isolate and no client in a warm one", async () => {
    const cold = await (await open()).roleInCity("software-engineer", "san-francisco");
    expect(proxy.takeCount()).toBe(2);
    opened = 0;
    const warm = await (await open()).roleInCity("software-engineer", "san-francisco");
    expect(warm).toEqual(cold);
    expect({ opened, trips: proxy.takeCount() }).toEqual({ opened: 0, trips: 0 });
  });

  it("returns a role with its occupation, groups, series and statistics", async () => {
    expect(await (await open()).role("software-engineer")).toMatchObject({
      title: "Software Engineer",
      specialized: true,
      occupation: { socCode: "15-1252", title: "Software Developers", filedWageCount: 4 },
      groups: [{ level: "major", title: "Computer and Mathematical" }],
      onet: [{ onetSoc: "15-1252.00", jobZone: 4 }],
      wages: [
        { year: 2024, median: 133_080 },
        { year: 2025, median: 135_980, meanRse: 0.4 },
      ],
      statistics: [],
    });
  });

  it("returns the same city for both its slugs, with its parities and local wages", async () => {
    const reference = await open();
    const city = await reference.city("san-francisco-ca");
    expect(city).toMatchObject({
      slug: "san-francisco",
      metro: { code: "41860", type: "metro" },
      stateArea: { code: "CA", title: "California" },
      parities: [{ year: 2024, rpp: 115.613 }],
    });
    expect(await reference.city("san-francisco")).toEqual(city);
    const { wages } = await reference.roleInCity("software-engineer", "san-francisco-ca");
    expect(wages.state).toMatchObject({ areaCode: "CA", median: 173_780 });
  });

  it("finds a role and a city by an alias, and caches them under it", async () => {
    const reference = await open();
    proxy.takeCount();
    const byAlias = await reference.roleInCity("swe", "frisco");
    expect(proxy.takeCount()).toBe(1);
    expect(byAlias).toEqual(await reference.roleInCity("software-engineer", "san-francisco"));
    expect(byAlias).toMatchObject({
      role: { slug: "software-engineer", groups: [{ level: "major" }] },
      city: { slug: "san-francisco" },
      wages: { state: { median: 173_780 } },
    });
    expect(await reference.role("swe")).toBe(byAlias.role);
    expect(await reference.city("frisco")).toBe(byAlias.city);
    expect(proxy.takeCount()).toBe(0);
  });

  it("suggests the record of a misspelled alias", async () => {
    expect(await meantPlace(await open(), "friscoo")).toEqual({
      kind: "unknown",
      near: ["san-francisco"],
    });
  });

  it("returns null for an unknown slug, and the nearest slugs on request", async () => {
    const reference = await open();
    expect(await reference.roleInCity("sofware-enginer", "san-fransisco")).toMatchObject({
      role: null,
      city: null,
    });
    expect(await reference.role("x")).toBeNull();
    expect(await reference.city("x")).toBeNull();
    expect(await reference.nearestRoles("sofware-enginer")).toEqual(["software-engineer"]);
    expect(await meantPlace(reference, "san-fransisco")).toEqual({
      kind: "unknown",
      near: ["san-francisco"],
    });
  });

  it("switches to a new version within a minute, and still reads the old one", async () => {
    const [before, after] = ["2025.05-aaaaaaaa", "2025.05-bbbbbbbb"];
    expect((await open()).dataset.version).toBe(before);
    await loadDataset(server.connect({ timeoutMs: 60_000 }), {
      directory: makeVersion(after, 140_000),
    });
    expect((await open(start + 49_000)).dataset.version).toBe(before);
    const [first, ...others] = await openAtOnce(20, start + 50_000);
    expect(first).toBe(after);
    expect(new Set(others)).toEqual(new Set([before]));
    expect(await openAtOnce(20, start + 51_000)).toEqual(Array(20).fill(after));
    expect(await latestMedian(after)).toBe(140_000);
    expect(await latestMedian(before)).toBe(135_980);
    expect(await latestMedian("2025.05-cccccccc")).toBeUndefined();
  });

  it("uses cached data while the database is unavailable, and asks for it every five seconds", async () => {
    const { dataset } = await open();
    await proxy.stop();
    expect((await open(start + 3_600_000)).dataset).toBe(dataset);
    opened = 0;
    for (const after of [1_000, 4_999, 5_000, 9_999, 10_000]) {
      expect((await open(start + 3_600_000 + after)).dataset).toBe(dataset);
    }
    expect(opened).toBe(2);
  });

  it("answers from memory without the database until a check is due, and while one is under way", async () => {
    const { dataset } = await open();
    const roundTripsOf = async (after: number) => {
      proxy.takeCount();
      expect((await open(start + after)).dataset).toBe(dataset);
      return proxy.takeCount();
    };
    expect(await roundTripsOf(49_999)).toBe(0);
    const checking = open(start + 50_000);
    expect((await open(start + 50_000)).dataset).toBe(dataset);
    await checking;
    expect(proxy.takeCount()).toBe(1);
    expect(await roundTripsOf(99_999)).toBe(0);
    expect(await roundTripsOf(100_000)).toBe(1);
  });

  it.each([
    ["in good time", 50_000],
    ["after a pause", 3_600_000],
  ])("checks for a new version with one round trip for all requests, %s", async (_, after) => {
    await open();
    proxy.takeCount();
    await openAtOnce(40, start + after);
    await openAtOnce(40, start + after + 49_000);
    expect(proxy.takeCount()).toBe(1);
  });
});

describe("a database without reference data", () => {
  it("is an unavailable dependency", async () => {
    const empty = await startDatabase();
    try {
      await expect(
        openReference(() => empty.connect(), { cache: createReferenceCache() }),
      ).rejects.toMatchObject({ code: "dependency_unavailable" });
    } finally {
      await empty.stop();
    }
  });

  it("is checked again after a second by callers that can proceed without it", async () => {
    const empty = await startDatabase();
    try {
      let asked = 0;
      const database = () => {
        asked++;
        return empty.connect();
      };
      const cache = createReferenceCache();
      for (const after of [0, 1, 999, 1_000, 1_500]) {
        expect(await findReference(database, { cache, now: start + after })).toBeNull();
      }
      expect(asked).toBe(2);
    } finally {
      await empty.stop();
    }
  });
});
