import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels, type PayLevel } from "#shared/contract/levels.ts";
import { type Basis, bases } from "#shared/contract/salary-fields.ts";
import { estimate } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { observed } from "#shared/salaries/estimate/observed.ts";
import { publishedGap } from "#shared/salaries/figure-page/published-gap.ts";
import { readSlugs } from "#tests/support/seed-table.ts";
import { now, seededContext } from "../context.ts";

const [roles, cities] = [readSlugs("roles.csv"), readSlugs("cities.csv")];

const { reference } = await seededContext();

interface Question {
  role: string;
  city: string;
  level?: PayLevel;
  basis?: Basis;
}

async function ask({ role: slug, city: town, level = "any", basis = "local" }: Question) {
  const { role, city, wages } = await reference.roleInCity(slug, town);
  if (!role || !city) throw new Error(`${slug} or ${town} was not found.`);
  const place = { city, wages };
  const { dataset } = reference;
  const quarter = lastCompletedQuarter(now);
  const figures = estimate({ dataset, role, place, basis, level, quarter });
  const published = observed(dataset, role, place);
  return { figures, published, gap: figures && publishedGap(figures, published?.median ?? null) };
}

describe("why an estimate is not the published wage", () => {
  it("names the title, the level, the years since and the place, the largest first", async () => {
    const { gap } = await ask({ role: "marketing-coordinator", city: "austin", level: "entry" });
    expect(gap).toMatch(
      /^Our figure is \d+% below that: \d+% less because the title is paid less than .+ as a whole \([\d,]+ observations\), \d+% less for people with up to two years’ experience, \d+% less because a single published median, which varies with its sample, is followed only in part and 4% more for the growth of wages since then\.$/,
    );
  });

  it("is not explained where it is small, or the wage is of another area", async () => {
    expect((await ask({ role: "registered-nurse", city: "san-francisco" })).gap).toBeNull();
    const elsewhere = await ask({ role: "rideshare-driver", city: "austin" });
    expect(elsewhere.published?.match).toBe("state_fallback");
    expect(elsewhere.gap).toBeNull();
  });

  it("has factors whose product is the difference, for any role and city", async () => {
    const question = fc.record({
      role: fc.constantFrom(...roles),
      city: fc.constantFrom(...cities),
      level: fc.constantFrom(...experienceLevels),
      basis: fc.constantFrom(...bases),
    });
    let explained = 0;
    for (const one of fc.sample(question, 150)) {
      const { figures, published, gap } = await ask(one);
      if (!figures || gap === null) continue;
      explained++;
      const message = `${JSON.stringify(one)}: ${gap}`;
      expect(published?.match, message).toBe("exact_area");
      const [whole = "", parts = ""] = gap.split(": ");
      const [, by, side] = /^Our figure is (\d+)% (above|below) that$/.exec(whole) ?? [];
      const factors = [...parts.matchAll(/(\d+)% (less|more) (?=for|because)/g)].map(
        ([, change, direction]) => 1 + (direction === "less" ? -1 : 1) * (Number(change) / 100),
      );
      const product = factors.reduce((left, right) => left * right, 1);
      const difference = 1 + (side === "below" ? -1 : 1) * (Number(by) / 100);
      // Each of four, and their product, is rounded to a whole percentage; those of 0% are left out.
      const rounded = [...factors, difference, 1, 1, 1, 1].slice(0, 5);
      const most = rounded.reduce((sum, factor) => sum + 0.0052 / (factor - 0.005), 0);
      expect(Math.abs(Math.log(product / difference)), message).toBeLessThan(most);
      expect(gap, message).not.toMatch(/NaN|undefined|\b0%/);
    }
    expect(explained).toBeGreaterThan(15);
  });
});
