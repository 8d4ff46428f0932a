import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roleCatalog } from "../../../shared/catalog/role-catalog.ts";
import { estimate } from "../../../shared/salaries/figures/estimate.ts";
import { lastCompletedQuarter } from "../../../shared/salaries/figures/quarter.ts";
import { type CatalogHarness, openTestCatalog } from "../../support/catalog.ts";

let catalog: CatalogHarness;
beforeAll(async () => {
  catalog = await openTestCatalog();
});
afterAll(() => catalog.stop());

describe("the catalog of roles", () => {
  it("has the same medians as full estimates at mid level without a city", async () => {
    const { reference, now } = catalog.context;
    const { table } = await roleCatalog.open(catalog.context);
    expect(table.rows.length).toBe(3445);
    const quarter = lastCompletedQuarter(now);
    // Every 23rd role, including some with title statistics of their own.
    const sample = table.rows.filter((_, position) => position % 23 === 0);
    let withStatistics = 0;
    for (const item of sample) {
      const role = await reference.role(item.slug);
      if (!role) throw new Error(`no role ${item.slug}`);
      if (role.statistics.length > 0) withStatistics++;
      const input = {
        dataset: reference.dataset,
        role,
        place: null,
        basis: "local",
        level: "mid",
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
    const median = (rows: typeof after.table.rows) =>
      rows.find((row) => row.slug === "software-engineer")?.national_median ?? 0;
    expect(median(after.table.rows)).toBeGreaterThan(median(before.table.rows));
  });

  it("is read once for any number of simultaneous requests", async () => {
    let reads = 0;
    const context = {
      ...catalog.context,
      now: Date.UTC(2026, 3, 2),
      database: () => {
        reads++;
        return catalog.context.database();
      },
    };
    const opened = await Promise.all(Array.from({ length: 20 }, () => roleCatalog.open(context)));
    expect(new Set(opened).size).toBe(1);
    expect(reads).toBe(1);
  });
});
