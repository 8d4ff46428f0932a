import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { hasFullTimeYear } from "#shared/figures/paid-by-hour.ts";
import type { Place } from "#shared/figures/place.ts";
import type { Role } from "#shared/reference/records.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { quote } from "#shared/salaries/estimate/quote.ts";
import { EvaluateData } from "#shared/salaries/evaluate/evaluate.response.ts";
import { type EvaluateInput, evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { judgeOffer } from "#shared/salaries/evaluate/judge-offer.ts";
import { lineage } from "#shared/salaries/lineage/lineage.ts";
import { readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "../context.ts";
import { redoSteps } from "../redo-lineage.ts";
import cases from "./evaluate.json" with { type: "json" };

const context = await seededContext();

const cell = fc.record({
  role: fc.constantFrom(...readSlugs("roles.csv")),
  city: fc.option(fc.constantFrom(...readSlugs("cities.csv")), { nil: undefined }),
  exp: fc.constantFrom(...experienceLevels),
  basis: fc.constantFrom(...bases),
});
const amounts = fc.integer({ min: 8_000, max: 900_000 });

const ask = (input: Partial<EvaluateInput> & { role: string }) =>
  evaluate(context, { basis: "local", exp: "any", period: "annual", city: undefined, ...input });

const figuresOf = async ({
  role: slug,
  city: citySlug,
  basis,
  exp,
}: Pick<EvaluateInput, "role" | "city" | "basis" | "exp">): Promise<Figures> => {
  const { role, city, wages } = citySlug
    ? await context.reference.roleInCity(slug, citySlug)
    : { role: await context.reference.role(slug), city: null, wages: null };
  if (!role) throw new Error(slug);
  const place = city && wages && { city, wages };
  return (await quote(context, { role, place, basis }, exp)).figures;
};

interface Said {
  what: string;
  ask: Parameters<typeof ask>[0];
  says?: string[];
  omits?: string;
}

describe("evaluate", () => {
  it.each([
    ["registered-nurse", "san-francisco"],
    ["retail-sales-associate", "new-york"],
    ["retail-sales-associate", "chicago"],
  ])(
    "finds the median of %s in %s within, a third of it below and thrice it above",
    async (role, city) => {
      const { p50 } = (await ask({ role, city, amount: 100_000 })).distribution;
      const fair = await ask({ role, city, amount: p50 });
      expect(fair).toMatchObject({ verdict: "within", percentile: { value: 50 } });
      expect(fair.reasons.join(" ")).toMatch(/within the middle half of pay is \d\d%/);
      expect((await ask({ role, city, amount: p50 / 3 })).verdict).toBe("below");
      const high = await ask({ role, city, amount: p50 * 3 });
      expect(high).toMatchObject({ verdict: "above", percentile: { value: null } });
      expect(high.reasons.join(" ")).toContain("do not support asking for more");
    },
  );

  it("does not find the published pay of nurses in San Francisco too much", async () => {
    // Price parity alone once made $165,000 an offer above the market.
    const { verdict, reasons } = await ask({
      role: "registered-nurse",
      city: "san-francisco",
      amount: 165_000,
    });
    expect(verdict).not.toBe("above");
    expect(reasons.join(" ")).toMatch(
      /registered nurses in San Francisco.* was \$186,610 in May 2025; the offer is 12% less/,
    );
  });

  it("has the estimate and the place of calculate, in either basis", async () => {
    for (const basis of bases) {
      const subject = { role: "electrician", city: "reno", basis, exp: "senior" } as const;
      const { estimate, ...own } = await ask({ ...subject, amount: 70_000 });
      const other = await calculate(context, { ...subject, expand: [] });
      expect({ ...estimate, data_point_id: "" }).toEqual({ ...other.estimate, data_point_id: "" });
      expect(estimate.data_point_id).not.toBe(other.estimate.data_point_id);
      for (const part of ["role", "city", "experience", "observed"] as const) {
        expect(own[part]).toEqual(other[part]);
      }
    }
  });

  it("places an offer at a percentile of the distribution at that percentile", async () => {
    const subject = { role: "accountant", city: "denver" };
    const { distribution } = await ask({ ...subject, amount: 1 });
    for (const [name, at] of [
      ["p10", 10],
      ["p25", 25],
      ["p50", 50],
      ["p75", 75],
      ["p90", 90],
    ] as const) {
      const { percentile } = await ask({ ...subject, amount: distribution[name] ?? 0 });
      expect(percentile.value, name).toBe(at);
    }
    const outside = [(distribution.p10 ?? 0) - 1, (distribution.p90 ?? 0) + 1];
    for (const amount of outside) {
      expect((await ask({ ...subject, amount })).percentile.value).toBeNull();
    }
  });

  it("puts the bounds of the percentile around it", async () => {
    await fc.assert(
      fc.asyncProperty(cell, fc.double({ min: 0.5, max: 2, noNaN: true }), async (of, times) => {
        const { p50 } = (await ask({ ...of, amount: 50_000 })).distribution;
        const { value, lower, upper } = (await ask({ ...of, amount: p50 * times })).percentile;
        if (value !== null && lower !== null) expect(lower).toBeLessThanOrEqual(value);
        if (value !== null && upper !== null) expect(upper).toBeGreaterThanOrEqual(value);
      }),
      { numRuns: isWhole ? 100 : 40 },
    );
  });

  it("has probabilities that sum to 1, and the verdict that they support", async () => {
    await fc.assert(
      fc.asyncProperty(cell, amounts, async (of, amount) => {
        const data = await ask({ ...of, amount });
        expect(EvaluateData.parse(data)).toEqual(data);
        const { below, within, above } = data.probabilities;
        if (below !== null && within !== null && above !== null) {
          expect(below + within + above).toBeCloseTo(1, 9);
        }
        const known = Object.entries({ below, within, above });
        const [likely] = known.filter(([, value]) => (value ?? 0) >= 0.8);
        expect(data.verdict).toBe(likely?.[0] ?? "cannot_tell");
      }),
      { numRuns: isWhole ? 200 : 60 },
    );
  });

  it("never judges a higher offer lower", async () => {
    const order = { below: 0, within: 1, above: 2 };
    await fc.assert(
      fc.asyncProperty(cell, amounts, amounts, async (of, one, other) => {
        const less = await ask({ ...of, amount: Math.min(one, other) });
        const more = await ask({ ...of, amount: Math.max(one, other) });
        const chance = (data: EvaluateData, name: "below" | "above") =>
          data.probabilities[name] ?? 0;
        expect(chance(more, "below")).toBeLessThanOrEqual(chance(less, "below"));
        expect(chance(more, "above")).toBeGreaterThanOrEqual(chance(less, "above"));
        expect(more.percentile.value ?? 101).toBeGreaterThanOrEqual(
          less.percentile.value ?? (more.percentile.value === null ? 101 : 0),
        );
        if (less.verdict === "cannot_tell" || more.verdict === "cannot_tell") return;
        expect(order[more.verdict]).toBeGreaterThanOrEqual(order[less.verdict]);
      }),
      { numRuns: isWhole ? 200 : 60 },
    );
  });

  it("judges pay for an hour like the same pay for a year", async () => {
    const hourly = fc.integer({ min: 725, max: 20_000 }).map((cents) => cents / 100);
    await fc.assert(
      fc.asyncProperty(cell, hourly, hourly, async (of, one, other) => {
        const role = await context.reference.role(of.role);
        // A year of a teacher is not so many hours.
        fc.pre(role !== null && hasFullTimeYear(role));
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const byHour = await ask({ ...of, min, max, period: "hourly" });
        const byYear = await ask({
          ...of,
          min: Math.round(min * 2_080),
          max: Math.round(max * 2_080),
        });
        const judged = ({ offer, percentile, probabilities, verdict }: EvaluateData) => ({
          offer,
          percentile,
          probabilities,
          verdict,
        });
        expect(judged(byHour)).toEqual(judged(byYear));
      }),
      { numRuns: 50 },
    );
  });

  it("says nothing by the hour where the survey has no hours", async () => {
    const pilot = { role: "airline-pilot", city: "dallas", min: 110, max: 110 };
    const { headline, reasons } = await ask({ ...pilot, period: "hourly" });
    expect(reasons[0]).toContain("Pay for an hour is not compared here: a year of airline pilots");
    expect(headline).toMatch(
      /^Hard to say by the hour: airline pilots in Dallas typically make about \$[\d,]+\.$/,
    );
    expect(reasons.slice(1).join(" ")).not.toContain("an hour");
    // Whom the survey pays by the hour too, but for the school year.
    const driver = { role: "school-bus-driver", city: "birmingham", min: 18.5, max: 18.5 };
    const { verdict, percentile, probabilities } = await ask({ ...driver, period: "hourly" });
    expect(verdict).toBe("cannot_tell");
    expect(percentile).toEqual({ value: null, lower: null, upper: null });
    expect(probabilities).toEqual({ below: null, within: null, above: null });
  });

  it.each(cases as unknown as Said[])("$what", async ({ ask: input, says = [], omits }) => {
    const reasons = (await ask(input)).reasons.join(" ");
    for (const words of says) expect(reasons).toMatch(new RegExp(words));
    if (omits !== undefined) expect(reasons).not.toMatch(new RegExp(omits));
  });

  it("judges a range by its middle, and calls a wide one too wide", async () => {
    const subject = { role: "accountant", city: "denver" };
    const range = await ask({ ...subject, min: 80_000, max: 100_000 });
    expect(range.offer).toEqual({ min: 80_000, max: 100_000, midpoint: 90_000, spread: 1.25 });
    const { probabilities } = await ask({ ...subject, amount: 90_000 });
    expect(range.probabilities).toEqual(probabilities);
    expect(range.reasons.join(" ")).not.toContain("too wide");
    const isWide = async (max: number) =>
      (await ask({ ...subject, min: 100_000, max })).reasons.some((reason) =>
        reason.includes("too wide to mean much"),
      );
    expect([await isWide(160_000), await isWide(160_100)]).toEqual([false, true]);
  });

  it("cannot tell more often where the occupation's wage is hidden", async () => {
    const every = (file: string, step: number) => readSlugs(file).filter((_, n) => n % step === 0);
    /** The share of offers around the median that get no verdict. */
    const undecided = async (role: Role, place: Place) => {
      const shares = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3].map(async (times): Promise<number> => {
        const { figures } = await quote(context, { role, place, basis: "local" }, "any");
        const amount = figures.median * times;
        const { verdict } = judgeOffer(figures, { min: amount, max: amount, period: "annual" });
        return verdict === "cannot_tell" ? 1 : 0;
      });
      return mean(await Promise.all(shares));
    };
    const found = { published: [] as number[], hidden: [] as number[] };
    const well = { published: [] as number[], asIfHidden: [] as number[] };
    for (const slug of every("roles.csv", 60)) {
      for (const citySlug of every("cities.csv", 60)) {
        const { role, city, wages } = await context.reference.roleInCity(slug, citySlug);
        if (!role || !city) throw new Error(`${slug} ${citySlug}`);
        const own = await undecided(role, { city, wages });
        const isPublished = wages.metro?.median != null;
        found[isPublished ? "published" : "hidden"].push(own);
        // Many jobs: the published wage is known well.
        if (!isPublished || (wages.metro?.employment ?? 0) < 1_000) continue;
        well.published.push(own);
        well.asIfHidden.push(await undecided(role, { city, wages: { ...wages, metro: null } }));
      }
    }
    expect(found.hidden.length).toBeGreaterThan(100);
    expect(mean(found.hidden)).toBeGreaterThan(mean(found.published));
    expect(well.published.length).toBeGreaterThan(100);
    expect(mean(well.asIfHidden)).toBeGreaterThan(mean(well.published));
  });

  it("says what would settle it if it cannot tell", async () => {
    let bounded = 0;
    await fc.assert(
      fc.asyncProperty(cell, async (of) => {
        const { distribution, estimate } = await ask({ ...of, amount: 50_000 });
        const { p25 } = distribution;
        // The verdict is about the distribution before the legal minimum raises it.
        if (p25 === null || estimate.floored_by !== null) return;
        // Half of the error is on either side of the 25th percentile.
        const { verdict, below_minimum, reasons } = await ask({ ...of, amount: p25 });
        expect(verdict).toBe("cannot_tell");
        // By price parity it may be; then nothing is to be settled.
        if (below_minimum) return;
        expect(reasons.join(" ")).toMatch(/(would|may) settle it/);
        const amount = (text = "") => Number(text.replaceAll(",", ""));
        // One that is below the legal minimum is not named.
        for (const side of ["below", "above"]) {
          const [, bound] =
            reasons.join(" ").match(new RegExp(`would be.* ${side} at \\$([\\d,]+)`)) ?? [];
          if (bound === undefined) continue;
          bounded++;
          expect((await ask({ ...of, amount: amount(bound) })).verdict).toBe(side);
        }
      }),
      { numRuns: 60 },
    );
    expect(bounded).toBeGreaterThan(60);
  });

  it("never advises more than the published 90th percentile there", async () => {
    await fc.assert(
      fc.asyncProperty(cell, amounts, async (of, amount) => {
        const figures = await figuresOf(of);
        const most = figures.reference?.percentile("p90")?.value ?? Number.POSITIVE_INFINITY;
        const { reasons } = await ask({ ...of, amount });
        const [, advised] = reasons.join(" ").match(/asking for up to \$([\d,]+)/) ?? [];
        if (advised === undefined) return;
        expect(Number(advised.replaceAll(",", ""))).toBeLessThanOrEqual(Math.round(most));
      }),
      { numRuns: isWhole ? 200 : 60 },
    );
    const nurse = { role: "registered-nurse", city: "chicago", exp: "staff" } as const;
    const { reasons, experience, estimate } = await ask({ ...nurse, amount: 110_000 });
    // Ten years or more are worth 9% over everyone in the field, not 1.55 times the median.
    expect(experience.effective_multiplier).toBe(1.09);
    expect(estimate.median).toBeLessThan(125_000);
    expect(reasons.join(" ")).not.toMatch(/\$1[3-9]\d,\d{3}, the (published|estimated 75th)/);
  });

  it("says amounts by the hour, and none by the year, to whoever is paid by the hour", async () => {
    const subject = { role: "registered-nurse", city: "tampa", period: "hourly" } as const;
    const offers = [
      { amount: 38 },
      { amount: 43 },
      { min: 30, max: 60 },
      { amount: 12 },
      { amount: 90 },
    ];
    for (const offer of offers) {
      const { reasons } = await ask({ ...subject, ...offer });
      // The law's own sentence has both.
      const own = reasons.filter((reason) => !reason.includes("legal minimum wage"));
      expect(own.join(" ")).toMatch(/\$\d\d\.\d\d an hour/);
      expect(own.join(" ")).not.toMatch(/\$\d+,\d{3}| a year/);
    }
  });

  it("is recomputed by its lineage, from the response alone", async () => {
    await fc.assert(
      fc.asyncProperty(cell, amounts, fc.boolean(), async (of, amount, isHourly) => {
        const { data_point_id, ...served } = await (async () => {
          const max = isHourly ? amount / 2_080 : amount;
          const data = await ask({
            ...of,
            min: max * 0.9,
            max,
            period: isHourly ? "hourly" : "annual",
          });
          return { ...data, data_point_id: data.estimate.data_point_id };
        })();
        const trail = await lineage(context, data_point_id);
        expect(trail).toMatchObject({ kind: "evaluation", result: served.estimate });
        const known = redoSteps(trail);
        const expected = {
          ...prefixed("offer", served.offer),
          ...prefixed("percentile", served.percentile),
          ...prefixed("probabilities", served.probabilities),
          p10: served.distribution.p10,
          p90: served.distribution.p90,
        };
        for (const [name, value] of Object.entries(expected)) {
          if (value === null) continue;
          expect(known.get(trail.figures[name] ?? ""), name).toBeCloseTo(value, 9);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

function prefixed(prefix: string, values: Readonly<Record<string, number | null>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]),
  );
}
