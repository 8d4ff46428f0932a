import { describe, expect, it } from "vitest";
import { bases } from "#shared/contract/salary-fields.ts";
import { estimate } from "#shared/figures/estimate.ts";
import type { Place } from "#shared/figures/place.ts";
import { findResult } from "#shared/figures/worksheet/worksheet.ts";
import type { Role } from "#shared/reference/records.ts";
import { history } from "#shared/salaries/history/history.ts";
import { project } from "#shared/salaries/projections/project.ts";
import { projections } from "#shared/salaries/projections/projections.ts";
import { readSeedTable, readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

async function subjectOf(slug: string, citySlug: string): Promise<{ role: Role; place: Place }> {
  const { role, city, wages } = await context.reference.roleInCity(slug, citySlug);
  if (!role || !city) throw new Error(`${slug} in ${citySlug} is not in the dataset.`);
  return { role, place: { city, wages } };
}

/** Half-widths relative to the median of a role's projection to a year, before the legal minimum raises any. */
function widths(subject: { role: Role; place: Place }, year: number) {
  const figures = estimate({
    dataset: context.reference.dataset,
    ...subject,
    basis: "local",
    level: "any",
    quarter: { year: 2026, quarter: 3 },
  });
  const projected = figures && project(figures, year);
  if (!projected) throw new Error(`${subject.role.slug} has no projection.`);
  const value = (name: string) => findResult(figures.worksheet, `projection.${name}`).value;
  const median = value("median");
  return {
    below: (median - value("confidence_lower")) / median,
    above: (value("confidence_upper") - median) / median,
    outlookBelow: (median - value("outlook_lower")) / median,
    outlookAbove: (value("outlook_upper") - median) / median,
    // Whole dollars on both ends of both years.
    rounding: 2 / median,
  };
}

describe("projections", () => {
  it("are relatively wider in 2030 than in 2026 for any occupation, by 1.04 a year", async () => {
    const cities = readSlugs("cities.csv");
    const ofOccupations = new Map(
      readSeedTable("roles.csv").map(({ soc_code, slug = "" }) => [soc_code, slug]),
    );
    for (const [at, role] of [...ofOccupations.values()].entries()) {
      // Every fourth, of all groups: they are in the order of the roles.
      if (!isWhole && at % 4 !== 0) continue;
      const city = cities[at % cities.length] ?? "austin";
      const subject = await subjectOf(role, city);
      const [now, then] = [widths(subject, 2026), widths(subject, 2030)];
      const { rounding } = now;
      expect(Math.abs(then.below - now.below * 1.04 ** 4), role).toBeLessThan(rounding);
      expect(Math.abs(then.above - now.above * 1.04 ** 4), role).toBeLessThan(rounding);
      expect(then.below, role).toBeGreaterThan(now.below);
      expect(then.above, role).toBeGreaterThan(now.above);
      expect(then.outlookBelow, role).toBeGreaterThan(then.below);
      expect(then.outlookAbove, role).toBeGreaterThan(then.above);
    }
  });

  it("explain what the outlook adds to the interval", async () => {
    const input = { role: "electrician", city: "austin", basis: "local", through: 2030 } as const;
    const { assumptions, citation } = await projections(context, input);
    const text = assumptions.join(" ");
    expect(text).toContain("what growth itself may do");
    expect(text).toContain("grow by 4% and its confidence level falls by 5%");
    expect(citation).toContain("local factors");
  });
});

describe("a history", () => {
  it("has no amount that is null, whatever the survey withheld", async () => {
    const withheld = readSeedTable("wages_national.csv").filter(
      ({ year = "", median, p25, p75 }) => year >= "2022" && median && !(p25 && p75),
    );
    const codes = new Set(withheld.map(({ soc_code }) => soc_code));
    const affected = new Map(
      readSeedTable("roles.csv")
        .filter(({ soc_code }) => codes.has(soc_code))
        .map(({ soc_code, slug = "" }) => [soc_code, slug]),
    );
    expect(affected.size).toBeGreaterThan(10);
    for (const role of affected.values()) {
      for (const city of [undefined, "denver"]) {
        for (const basis of bases) {
          const { snapshots } = await history(context, { role, city, basis, as_of: undefined });
          expect(snapshots.length, role).toBeGreaterThan(0);
          for (const { quarter, low, median, high } of snapshots) {
            const name = `${role} ${city} ${basis} ${quarter}`;
            expect(low ?? Number.NaN, name).toBeLessThan(median);
            expect(high ?? Number.NaN, name).toBeGreaterThan(median);
          }
        }
      }
    }
  });
});

describe("a history in a city", () => {
  const input = { role: "registered-nurse", city: "san-francisco", as_of: undefined } as const;

  it("says that the change is the nation's in the local basis", async () => {
    const there = await history(context, { ...input, basis: "local" });
    const nation = await history(context, { ...input, city: undefined, basis: "local" });
    expect(there.change?.median_pct).toBeCloseTo(nation.change?.median_pct ?? 0, 1);
    expect(there.assumptions.join(" ")).toContain(
      "the same local factor, that of the latest release (May 2025), so the change over time is the nation's",
    );
    expect(nation.assumptions.join(" ")).not.toContain("local factor");
  });

  it("says that each quarter has the price parity of its year in the other basis", async () => {
    const { assumptions, citation } = await history(context, { ...input, basis: "price_parity" });
    expect(assumptions.join(" ")).toContain("multiplied by the price parity of its year");
    expect(assumptions.join(" ")).not.toContain("local factor");
    expect(citation).not.toContain("local factor");
  });
});
