import { describe, expect, it } from "vitest";
import { estimate } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { madeOf } from "#shared/salaries/figure-page/made-of.ts";
import { nearbyPay } from "#shared/salaries/figure-page/nearby-pay.ts";
import { payByCity } from "#shared/salaries/figure-page/pay-by-city.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

const find = async (roleSlug: string, citySlug: string) => {
  const { role, city, wages } = await context.reference.roleInCity(roleSlug, citySlug);
  if (!role || !city) throw new Error(`${roleSlug} or ${citySlug} was not found.`);
  return { role, city, wages };
};

describe("the pay around a city", () => {
  it("is that of one city of its own area and of the nearest other areas, as elsewhere", async () => {
    const { role, city } = await find("registered-nurse", "tampa");
    const asked = { role, level: "any", basis: "local" } as const;
    const near = await nearbyPay(context, { ...asked, city });
    const areas = near.map(({ city: { metro } }) => metro.code);
    expect(areas.filter((code) => code === city.metro.code)).toHaveLength(1);
    expect(new Set(areas).size).toBe(areas.length);
    expect(near.map(({ city: { slug } }) => slug)).toEqual(
      expect.arrayContaining(["st-petersburg", "lakeland", "orlando"]),
    );
    const all = new Map(
      (await payByCity(context, asked)).map(({ city: { slug }, median }) => [slug, median]),
    );
    for (const { city: other, median } of near) expect(median).toBe(all.get(other.slug));
  });
});

describe("what an estimate is made of", () => {
  it.each([
    ["registered-nurse", "tampa", "any"],
    ["marketing-coordinator", "austin", "senior"],
    ["cashier", "seattle", "entry"],
  ] as const)("multiplies to the figure of %s in %s at %s level", async (slug, town, level) => {
    const { role, city, wages } = await find(slug, town);
    const { dataset } = context.reference;
    const quarter = lastCompletedQuarter(context.now);
    const place = { city, wages };
    const figures = estimate({ dataset, role, place, basis: "local", level, quarter });
    const made = figures && madeOf(figures);
    if (!made) throw new Error("The wage is published.");
    const product = made.factors.reduce((sum, { factor }) => sum * factor, made.wage);
    // Factors next to 1 are left out.
    expect(product / made.median).toBeCloseTo(1, 2);
    expect(made.factors.map(({ of }) => of)).toContain("place");
    expect(made.median).toBe(figures.median);
  });
});
