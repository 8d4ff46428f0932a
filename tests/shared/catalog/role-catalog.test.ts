import { describe, expect, it } from "vitest";
import { roleCatalog } from "#shared/catalog/role-catalog.ts";
import type { Database } from "#shared/db/client.ts";
import { estimate } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { openTestCatalog } from "#tests/support/catalog.ts";

const catalog = await openTestCatalog();

describe("the catalog of roles", () => {
  it("has the same medians as full estimates at mid level without a city", async () => {
    const { reference, now } = catalog.context;
    const { table } = await roleCatalog.open(catalog.context);
    expect(table.size).toBe(3445);
    const rows = Array.from({ length: table.size }, (_, position) => table.row(position));
    const quarter = lastCompletedQuarter(now);
    // Every 23rd role, including some with title statistics of their own.
    const sample = rows.filter((_, position) => position % 23 === 0);
    let withStatistics = 0;
    for (const item of sample) {
      if (!item) throw new Error("a position without a row");
      const role = await reference.role(item.slug);
      if (!role) throw new Error(`no role ${item.slug}`);
      if (role.statistics.length > 0) withStatistics++;
      const input = {
        dataset: reference.dataset,
        role,
        place: null,
        basis: "local",
        level: "any",
        quarter,
      } as const;
      expect(item.national_median, item.slug).toBe(estimate(input)?.median);
      expect(item.bls_soc_code).toBe(role.occupation.socCode);
    }
    expect(withStatistics).toBeGreaterThan(5);
  });

  it("changes with the quarter", async () => {
    const earlier = { ...catalog.context, now: Date.UTC(2025, 10, 21) };
    const before = await roleCatalog.open(earlier);
    const after = await roleCatalog.open(catalog.context);
    expect(before.version).not.toBe(after.version);
    const median = ({ table }: typeof after) =>
      table.row(table.position("software-engineer"))?.national_median ?? 0;
    expect(median(after)).toBeGreaterThan(median(before));
  });

  it("is read once for any number of simultaneous requests", async () => {
    let reads = 0;
    const database = () => {
      reads++;
      return catalog.context.database() as Database;
    };
    const reference = await openReference(database, { cache: createReferenceCache() });
    reads = 0;
    const context = { ...catalog.context, now: Date.UTC(2026, 3, 2), reference };
    const opened = await Promise.all(Array.from({ length: 20 }, () => roleCatalog.open(context)));
    expect(new Set(opened).size).toBe(1);
    expect(reads).toBe(1);
    // Nor is anything read for another quarter of the same dataset.
    await roleCatalog.open({ ...context, now: Date.UTC(2026, 0, 2) });
    expect(reads).toBe(1);
  });
});
