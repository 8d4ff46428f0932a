import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { estimate } from "#shared/figures/estimate.ts";
import { decodeFactorCell } from "#shared/figures/local/factor-cells.ts";
import { findResult } from "#shared/figures/worksheet/worksheet.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { history } from "#shared/salaries/history/history.ts";
import { lookUpRange } from "#shared/salaries/lookup-tools/look-up-range.ts";
import { lookUpSalary } from "#shared/salaries/lookup-tools/look-up-salary.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "./context.ts";

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, "../../../seeds/tables", file)), { columns: true });
const cities = readTable("cities.csv");
const roles = readTable("roles.csv");

const context = await seededContext();

const release = { year: 2025, quarter: 2 };

/** What the method gives for an occupation's plain title, without a level, at the prices of May 2025. */
async function atRelease(role: string, city: string) {
  const found = await context.reference.roleInCity(role, city);
  if (!found.role || !found.city) throw new Error(`${role} in ${city} is not in the catalog`);
  const plain = { ...found.role, statistics: [] };
  const { dataset } = context.reference;
  const place = { city: found.city, wages: found.wages };
  const basis = "local" as const;
  const figures = estimate({ dataset, role: plain, place, basis, level: "any", quarter: release });
  if (!figures) throw new Error(`${role} in ${city} has no estimate`);
  return { figures, published: found.wages.metro };
}

describe("pay where the job is", () => {
  it.each([
    ["registered-nurse", "san-francisco", 180_009],
    ["software-developer", "san-francisco", 186_605],
  ])("%s in %s earns what is published there", async (role, city, median) => {
    const { figures, published } = await atRelease(role, city);
    expect(figures.median).toBe(median);
    expect(Math.abs(Math.log(median / (published?.median ?? 0)))).toBeLessThan(0.04);
  });

  it("stays within 4% of 95 in 100 published medians of over 1,000 workers", async () => {
    const bySoc = new Map(roles.map(({ soc_code, slug }) => [soc_code, slug]));
    const cityOf = new Map(cities.map(({ cbsa_code, slug }) => [cbsa_code, slug]));
    const large = readTable("wages_metro.csv").filter(
      (row) => row.median && Number(row.employment) > 1_000 && cityOf.has(row.area_code),
    );
    const drawn = fc.sample(fc.constantFrom(...large), { numRuns: 300, seed: 26 });
    const distances: number[] = [];
    for (const { soc_code, area_code } of drawn) {
      const role = bySoc.get(soc_code);
      const city = cityOf.get(area_code);
      if (!role || !city) continue;
      const { figures, published } = await atRelease(role, city);
      distances.push(Math.abs(figures.median / (published?.median ?? Number.NaN) - 1));
    }
    distances.sort((a, b) => a - b);
    expect(distances.length).toBeGreaterThan(200);
    expect(distances[Math.floor(distances.length * 0.5)]).toBeLessThan(0.015);
    expect(distances[Math.floor(distances.length * 0.95)]).toBeLessThan(0.04);
  });

  it("is multiplied by the factor that the dataset stores for the occupation and the area", async () => {
    const positions = new Map(
      readTable("local_areas.csv").map(({ area_code, position }) => [area_code, Number(position)]),
    );
    const factors = new Map(
      readTable("local_factors.csv").map(({ soc_code, factors: cells }) => [soc_code, cells]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...roles),
        fc.constantFrom(...cities),
        async ({ slug, soc_code }, city) => {
          const { figures } = await atRelease(slug ?? "", city.slug ?? "");
          const stored = decodeFactorCell(
            factors.get(soc_code) ?? "",
            positions.get(city.cbsa_code) ?? -1,
          );
          expect(figures.city).toMatchObject({
            factor: { value: stored.factor },
            halfWidth: { value: stored.halfWidth },
          });
        },
      ),
      { numRuns: isWhole ? 100 : 40 },
    );
  });

  it("shows both factors, whichever is requested", async () => {
    const subject = { role: "registered-nurse", city: "san-francisco", exp: "any" } as const;
    const local = await calculate(context, { ...subject, basis: "local", expand: [] });
    const parity = await calculate(context, { ...subject, basis: "price_parity", expand: [] });
    expect(parity.city_factors).toEqual(local.city_factors);
    expect(local.city_factors).toMatchObject([
      { basis: "local", factor: 1.8453, median: local.estimate.median },
      { basis: "price_parity", factor: 1.15613, median: parity.estimate.median },
    ]);
    expect(local.city_factors.map(({ data_point_id }) => data_point_id)).toEqual([
      local.estimate.data_point_id,
      parity.estimate.data_point_id,
    ]);
    expect(local.estimate.methodology_version).toBe("2026.5-carried");
    expect(parity.estimate.methodology_version).toBe("2026.5-parity-carried");
    expect(Object.keys(local.estimate.source_breakdown)).toContain("bls_oews_metro");
    expect(Object.keys(parity.estimate.source_breakdown)).not.toContain("bls_oews_metro");
  });

  it("warns of local pay far below the national wage at the prices there", async () => {
    const ask = async (role: string, city: string) => {
      const answer = await lookUpSalary(context, { role, city, basis: "local", exp: "any" });
      return answer.assumptions.join(" ");
    };
    // OEWS counts residents of teaching hospitals among the physicians of Chicago.
    expect(await ask("physician", "chicago")).toContain("physicians in training");
    expect(await ask("registered-nurse", "chicago")).not.toContain("physicians in training");
  });

  it("changes nothing without a city", async () => {
    const ask = (basis: "local" | "price_parity") =>
      lookUpSalary(context, { role: "data-scientist", city: undefined, basis, exp: "senior" });
    const [local, parity] = [await ask("local"), await ask("price_parity")];
    expect(parity.estimate).toEqual(local.estimate);
    expect(local.estimate.methodology_version).toBe("2026.5-carried");
  });

  it("keeps one factor in every quarter", async () => {
    const subject = { role: "registered-nurse", city: "san-francisco", as_of: undefined };
    const { snapshots } = await history(context, { ...subject, basis: "local" });
    const national = await history(context, { ...subject, city: undefined, basis: "local" });
    snapshots.forEach((snapshot, at) => {
      expect(snapshot.median / (national.snapshots[at]?.median ?? 0)).toBeCloseTo(1.8453, 3);
    });
  });

  it("spreads as pay does there, in order, with an interval of at least 4% either way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...roles),
        fc.constantFrom(...cities),
        async ({ slug: role = "" }, { slug: city = "" }) => {
          const answer = await lookUpRange(context, { role, city, basis: "local" });
          const { p10, p25, p50, p75, p90 } = answer.percentiles;
          const known = [p10, p25, p50, p75, p90].filter((value) => value !== null);
          expect(known).toEqual(known.toSorted((a, b) => a - b));
          const { median, confidence_lower, confidence_upper, floored_by } = answer.estimate;
          // The interval of what is raised to the legal minimum is cut there.
          if (floored_by !== null) return;
          expect(confidence_lower).toBeLessThanOrEqual(Math.ceil(median * 0.9601));
          expect(confidence_upper).toBeGreaterThanOrEqual(Math.floor(median * 1.04));
        },
      ),
      { numRuns: isWhole ? 200 : 60 },
    );
  });
});

describe("where a level lies in the occupation's own pay there", () => {
  it("is named, or the estimate is said to be beyond what is published", async () => {
    const ask = (exp: "any" | "staff", basis: "local" | "price_parity" = "local") =>
      calculate(context, { role: "registered-nurse", city: "chicago", basis, exp, expand: [] });
    expect((await ask("any")).experience).toMatchObject({ beyond_published: null });
    expect((await ask("staff")).experience).toMatchObject({ beyond_published: null });
    const { experience, assumptions } = await ask("staff", "price_parity");
    expect(experience).toMatchObject({ percentile: null, beyond_published: "above_p90" });
    expect(experience).toMatchObject({ multiplier: 1.55, effective_multiplier: 1.55 });
    expect(assumptions.join(" ")).toMatch(/more than nine in ten people in the occupation .* earn/);
  });

  it("is inside what eight in ten with the title earn there, at every level of any role", async () => {
    const { dataset } = context.reference;
    const quarter = { year: 2026, quarter: 3 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...roles),
        fc.constantFrom(...cities),
        async ({ slug = "" }, { slug: town = "" }) => {
          const { role, city, wages } = await context.reference.roleInCity(slug, town);
          if (!role || !city) throw new Error(`${slug} or ${town} is not in the catalog.`);
          const given = { dataset, role, place: { city, wages }, basis: "local", quarter } as const;
          const [mid, ...levels] = (["any", ...experienceLevels] as const).map((level) =>
            estimate({ ...given, level }),
          );
          const [p10, p90] = [mid?.percentile("p10")?.value, mid?.percentile("p90")?.value];
          // Before the legal minimum raises them.
          const medians = levels.flatMap((figures) =>
            figures ? [findResult(figures.worksheet, "median").value] : [],
          );
          expect(medians).toHaveLength(experienceLevels.length);
          expect(medians).toEqual(medians.toSorted((a, b) => a - b));
          // Figures are whole dollars.
          expect(Math.min(...medians)).toBeGreaterThanOrEqual((p10 ?? 0) - 1);
          expect(Math.max(...medians)).toBeLessThanOrEqual((p90 ?? Number.POSITIVE_INFINITY) + 1);
        },
      ),
      { numRuns: isWhole ? 200 : 40 },
    );
  });

  it("rises with the level, and is null exactly outside the published percentiles", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...roles),
        fc.constantFrom(...cities),
        async ({ slug: role = "" }, { slug: city = "" }) => {
          const places = await Promise.all(
            experienceLevels.map(async (exp) => {
              const { experience } = await lookUpSalary(context, {
                role,
                city,
                basis: "local",
                exp,
              });
              if (experience.beyond_published === "below_p10") return 0;
              if (experience.beyond_published === "above_p90") return 100;
              return experience.percentile;
            }),
          );
          const known = places.filter((place) => place !== null);
          expect(known).toEqual(known.toSorted((a, b) => a - b));
        },
      ),
      { numRuns: isWhole ? 100 : 40 },
    );
  });
});
