/** The legal minimum wage as the floor of what is served, over the project's seeds. */
import { describe, expect, it } from "vitest";
import type { PayLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { adjacent } from "#shared/salaries/adjacent/adjacent.ts";
import { calculate } from "#shared/salaries/calculate/calculate.ts";
import { employerCost } from "#shared/salaries/employer-cost/employer-cost.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { overview } from "#shared/salaries/figure-page/overview.ts";
import { payByCity } from "#shared/salaries/figure-page/pay-by-city.ts";
import { history } from "#shared/salaries/history/history.ts";
import type { LineageData } from "#shared/salaries/lineage/lineage.response.ts";
import { lineage } from "#shared/salaries/lineage/lineage.ts";
import { lookUpRange } from "#shared/salaries/lookup-tools/look-up-range.ts";
import { lookUpTrends } from "#shared/salaries/lookup-tools/look-up-trends.ts";
import { NegotiateBody } from "#shared/salaries/negotiate/negotiate.request.ts";
import { negotiate } from "#shared/salaries/negotiate/require-negotiation.ts";
import { projections } from "#shared/salaries/projections/projections.ts";
import { widget } from "#shared/salaries/widget/widget.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "./context.ts";
import { redoSteps } from "./redo-lineage.ts";

const context = await seededContext();

/** 2,080 hours of the rate in force on 30 September 2026, counted in cents. */
const annual = (hourly: number) => Math.ceil((Math.round(hourly * 100) * 2_080) / 100);
const seattle = annual(21.3);
const law = {
  jurisdiction: "Seattle, WA",
  hourly: 21.3,
  effective_from: "2026-01-01",
};
const cashier = { role: "cashier", city: "seattle", basis: "local" } as const;
const ask = (
  exp: PayLevel,
  { role, city, basis }: { role: string; city: string; basis: Basis } = cashier,
) => calculate(context, { role, city, basis, exp, expand: [] });
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)(?![\d.,]*\d| an hour)/g)].map(([, digits]) =>
    Number(digits?.replaceAll(",", "")),
  );

/**
 * One role of each of the 40 occupations that the nation pays least, and cities of every kind of law. In a short
 * run those of the twelve lowest, of which most is below the law.
 */
const lowestPaid = () => (lowest ??= listLowestPaid().slice(0, isWhole ? 40 : 12));
let lowest: string[] | undefined;

function listLowestPaid(): string[] {
  const yearly = new Set(
    readSeedTable("occupations.csv").flatMap((row) =>
      row.yearly_only === "1" ? [row.soc_code] : [],
    ),
  );
  const latest = new Map(
    readSeedTable("wages_national.csv")
      .filter(({ year, median }) => year === "2025" && median !== "")
      .map((row) => [row.soc_code, Number(row.median)]),
  );
  const slugs = new Map(
    readSeedTable("roles.csv")
      .filter(({ soc_code }) => latest.has(soc_code) && !yearly.has(soc_code))
      .map(({ soc_code, slug = "" }) => [soc_code, slug]),
  );
  return [...slugs]
    .sort(([a], [b]) => (latest.get(a) ?? 0) - (latest.get(b) ?? 0))
    .map(([, slug]) => slug);
}
const rates = {
  seattle: 21.3,
  minneapolis: 16.37,
  denver: 19.29,
  "new-york": 17,
  "santa-monica": 16.9,
  "el-paso": 7.25,
};

/** Recomputes a lineage from its response alone. */
function expectRedone(trail: LineageData): void {
  const known = redoSteps(JSON.parse(JSON.stringify(trail)));
  const { result, figures } = trail;
  for (const name of ["low", "median", "high", "confidence_lower", "confidence_upper"] as const) {
    expect(known.get(figures[name] ?? "") ?? null, `${trail.kind} ${name}`).toBe(result[name]);
  }
  expect(trail.summary.split(/(?<=(?<!St)\.)\s+/).length, trail.summary).toBeLessThanOrEqual(5);
}

describe("the legal minimum", () => {
  it("is what an entry cashier in Seattle is paid, and the answer says so", async () => {
    const { estimate, assumptions, total_compensation, city_factors, experience } =
      await ask("entry");
    expect(estimate).toMatchObject({ low: seattle, median: seattle, confidence_lower: seattle });
    expect(estimate.floored_by).toMatchObject(law);
    expect(assumptions.join(" ")).toContain(
      "The legal minimum wage is $21.30 an hour in Seattle, WA, $44,304 for a full-time year of 2,080 hours. Amounts for a full-time year that come out below it are raised to it. The interval then begins with it, and ends as far above it as the figure may be off. Special rates, such as lower ones for tips and higher ones for some industries, are not modeled.",
    );
    expect(assumptions.join(" ")).toContain(
      "Before it is raised to the legal minimum wage, the typical figure",
    );
    expect(total_compensation.base).toBe(seattle);
    expect(city_factors[0]).toMatchObject({ basis: "local", median: seattle });
    // The level follows from published pay, which is not raised.
    expect(experience).toMatchObject({ percentile: null, beyond_published: "below_p10" });
  });

  it("is under every amount that stands for a full-time year, wherever it is served", async () => {
    for (const role of lowestPaid()) {
      for (const [city, hourly] of Object.entries(rates)) {
        const least = annual(hourly);
        const input = { role, city, basis: "local" } as const;
        const answers = [
          ...(await Promise.all(
            (["entry", "mid", "senior", "staff"] as const).map(async (exp) => {
              const { estimate, city_factors } = await ask(exp, input);
              return [
                estimate.low,
                estimate.median,
                estimate.confidence_lower,
                city_factors[0]?.median,
              ];
            }),
          )),
          Object.values((await lookUpRange(context, input)).percentiles),
          (await projections(context, { ...input, through: 2030 })).projections.flatMap((year) => [
            ...[year.low, year.median, year.confidence_lower, year.outlook_lower],
          ]),
          [(await employerCost(context, { ...input, size: "startup" })).base_salary],
          Object.values(
            (await widget(context, { ...input, theme: "light" }, false)).experienceBands,
          ).flatMap(({ median, p25 }) => [median, p25]),
          (await adjacent(context, { ...input, count: 5 })).adjacent.flatMap(
            ({ median, role: other }) =>
              // Year-only occupations are not raised.
              isYearly(other.slug) ? [] : [median],
          ),
        ].flat();
        const below = answers.filter((amount) => amount != null && amount < least);
        expect(below, `${role} in ${city}`).toEqual([]);
      }
    }
  });

  it("is a step of every kind of lineage, which can be redone from the response alone", async () => {
    const kinds = new Map<string, number>();
    for (const [at, role] of lowestPaid().entries()) {
      const city = Object.keys(rates)[at % 6] ?? "seattle";
      const input = { role, city, basis: "local" } as const;
      const { estimate } = await ask("entry", input);
      const served = [
        estimate,
        (await lookUpRange(context, input)).estimate,
        (await employerCost(context, { ...input, size: "midmarket" })).estimate,
        ...(await projections(context, { ...input, through: 2030 })).projections.map(
          ({ year: _, outlook_lower: _lower, outlook_upper: _upper, ...rest }) => rest,
        ),
        (await evaluate(context, { ...input, exp: "entry", amount: 41_000, period: "annual" }))
          .estimate,
      ];
      for (const one of served) {
        const trail = await lineage(context, one.data_point_id);
        expect(trail.result).toEqual(one);
        expectRedone(trail);
        if (one.floored_by === null) continue;
        kinds.set(trail.kind, (kinds.get(trail.kind) ?? 0) + 1);
        expect(trail.steps.map(({ name }) => name)).toContain("minimum.annual");
        expect(trail.sources.find(({ source_id }) => source_id === "minimum-wages")).toMatchObject({
          column: "hourly",
          value: one.floored_by.hourly,
        });
        expect(trail.assumptions.join(" ")).toContain("are raised to it");
      }
    }
    expect([...kinds.keys()].sort()).toEqual([
      ...["employer_cost", "estimate", "evaluation", "projection", "range"],
    ]);
    for (const [kind, count] of kinds) expect(count, kind).toBeGreaterThan(5);
  });

  it("does not raise price parity, which says that it is below, nor what was published", async () => {
    const parity = await ask("entry", { ...cashier, basis: "price_parity" });
    expect(parity.estimate.median).toBeLessThan(seattle);
    expect(parity.estimate.floored_by).toBeNull();
    expect(parity.assumptions.join(" ")).toMatch(
      /The median is below the legal minimum wage, \$21\.30 an hour in Seattle, WA.*is not raised to it, as local is/,
    );
    const aide = { role: "home-health-aide", city: "seattle", basis: "local" } as const;
    const [published] = readSeedTable("wages_metro.csv").filter(
      ({ soc_code, area_code }) => soc_code === "41-2011" && area_code === "42660",
    );
    expect((await ask("any")).observed?.p10).toBe(Number(published?.p10));
    expect((await ask("any", aide)).observed?.p10).toBeLessThan(seattle);
  });

  it("does not raise occupations whose pay is published by the year only", async () => {
    const { estimate, assumptions } = await ask("entry", {
      ...{ role: "teaching-assistant", city: "seattle", basis: "local" },
    });
    expect(estimate.floored_by).toBeNull();
    expect(assumptions.join(" ")).not.toContain("legal minimum wage");
  });

  it("leaves earlier quarters as they are, says so, and calls no change of law one of pay", async () => {
    const past = await history(
      { ...context, caller: { ...context.caller, tier: "pro" } },
      {
        ...{ ...cashier, as_of: undefined },
      },
    );
    const before = past.snapshots.filter(({ as_of }) => as_of < "2026");
    expect(before.every(({ floored_by }) => floored_by === null)).toBe(true);
    expect(before.at(-1)?.low).toBeLessThan(seattle);
    expect(past.snapshots.at(-1)?.floored_by).toMatchObject(law);
    expect(past.assumptions.join(" ")).toContain(
      "Figures of quarters before 2026 are not raised to the legal minimum wage of their time",
    );
    // A barista's median itself is raised.
    const worker = { ...cashier, role: "barista", as_of: undefined };
    const raised = await history(context, worker);
    expect(raised.snapshots.at(-1)?.median).toBe(seattle);
    expect(raised.change).toBeNull();
    expect(raised.assumptions.join(" ")).toContain("it would be the law's, not that of pay");
    const { trends } = await lookUpTrends(context, worker);
    expect(trends.find(({ year }) => year === 2026)?.change_pct).toBeNull();
    expect(trends.find(({ year }) => year === 2025)?.change_pct).not.toBeNull();
  });

  it("is the last known rate of a city whose new one is not in the source, which is said", async () => {
    const { estimate, assumptions } = await ask("entry", { ...cashier, city: "santa-monica" });
    expect(estimate.floored_by).toMatchObject({
      jurisdiction: "Santa Monica, CA",
      hourly: 17.81,
    });
    expect(assumptions.join(" ")).toContain(
      "The minimum wage of Santa Monica, CA has changed since, by an amount that is not in the source, so that its last known rate counts; the new one may be higher.",
    );
    const engineer = await ask("any", {
      ...{ role: "software-engineer", city: "santa-monica", basis: "local" },
    });
    expect(engineer.assumptions.join(" ")).not.toContain("minimum wage");
  });

  it("is the one of the place that was asked for, not that of the city whose figure it gets", async () => {
    const denver = await ask("entry", { ...cashier, city: "denver" });
    expect(denver.estimate.floored_by).toMatchObject({ jurisdiction: "Denver, CO", hourly: 19.29 });
    const littleton = { ...cashier, city: "littleton-co" };
    const { estimate, assumptions, page_url } = await ask("entry", littleton);
    expect(estimate.low).toBeLessThan(annual(19.29));
    expect(estimate.floored_by?.jurisdiction ?? "Colorado").toBe("Colorado");
    expect(assumptions[0]).toContain(
      "The minimum wage is not Denver's but the one in Littleton, CO.",
    );
    const trail = await lineage(context, estimate.data_point_id);
    expect(trail.result).toEqual(estimate);
    expectRedone(trail);
    expect(new URL(page_url).searchParams.get("place")).toBe("littleton-co");
    // Below Denver's law, and above Colorado's.
    const offer = { ...littleton, exp: "entry", amount: 36_000, period: "annual" } as const;
    const judged = await evaluate(context, offer);
    const advice = await negotiate(
      context,
      NegotiateBody.parse({ ...littleton, exp: "entry", current_offer: { base: 36_000 } }),
    );
    expect(judged.below_minimum).toBe(false);
    expect(JSON.stringify([judged, advice])).not.toContain("19.29");
    expect((await evaluate(context, { ...offer, city: "denver" })).below_minimum).toBe(true);
    expectRedone(await lineage(context, judged.estimate.data_point_id));
    // Another state's law is not the city's, and a town may have its own.
    const hoboken = await evaluate(context, { ...offer, city: "hoboken-nj", amount: 20_000 });
    expect(hoboken.reasons[0]).toContain("$15.92 an hour in New Jersey");
    const edgewater = await evaluate(context, { ...offer, city: "edgewater-co" });
    expect(edgewater.reasons[0]).toContain("$18.17 an hour in Edgewater, CO");
    // Where the law is the same, so is the figure.
    const [brandon, tampa] = await Promise.all(
      ["brandon-fl", "tampa"].map((city) => ask("entry", { ...cashier, city })),
    );
    expect(brandon?.estimate).toEqual(tampa?.estimate);
  });

  it("is what all but very small employers owe; a higher one of larger employers is said", async () => {
    const offer = { ...cashier, exp: "entry", amount: 30_000, period: "annual" } as const;
    const renton = await evaluate(context, { ...offer, city: "renton" });
    expect(renton.reasons[0]).toContain("$17.13 an hour in Washington");
    expect(renton.reasons[0]).toContain(
      "Renton, WA requires $21.57 an hour of employers of 15 or more people.",
    );
    const chicago = await evaluate(context, { ...offer, city: "chicago" });
    const scoped = "$17.05 an hour in Chicago, IL (employers of 4 or more people)";
    expect(chicago.reasons[0]).toContain(scoped);
    expect(chicago.estimate.floored_by?.scope).toBe("employers of 4 or more people");
    expect(chicago.reasons.join(" ")).not.toContain("no employer there may pay less");
    const trail = await lineage(context, chicago.estimate.data_point_id);
    expect([trail.summary, ...trail.assumptions].join(" ")).toContain(scoped);
    // Most employers may offer this, but not the larger ones.
    const between = { ...offer, city: "renton", amount: 40_000 };
    const { below_minimum, reasons } = await evaluate(context, between);
    expect(below_minimum).toBe(false);
    expect(reasons[0]).toContain("$44,866 for a full-time year, so of one of those");
    expect((await evaluate(context, { ...between, amount: 45_000 })).reasons[0]).not.toContain(
      "21.57",
    );
    for (const city of ["renton", "chicago"]) {
      const advice = await negotiate(
        context,
        NegotiateBody.parse({ ...cashier, city, exp: "entry", current_offer: { base: 30_000 } }),
      );
      expect(advice.talking_points[0]).toContain(
        city === "chicago" ? scoped : "Renton, WA requires",
      );
      const listed = advice.figures.map(({ value }) => Math.floor(value));
      const words = [advice.counter_offer.rationale, ...advice.talking_points];
      for (const [, whole] of words.join(" ").matchAll(/\$(\d+)\.\d\d an hour/g)) {
        expect(listed).toContain(Number(whole));
      }
    }
  });

  it("is the least that anybody is advised to ask for, in either basis", async () => {
    for (const basis of ["local", "price_parity"] as const) {
      for (const role of lowestPaid()) {
        for (const base of [38_000, seattle, 45_000]) {
          const advice = await negotiate(
            context,
            NegotiateBody.parse({
              ...{ role, city: "seattle", basis, exp: "entry" },
              ...{ current_offer: { base }, tone: "direct" },
            }),
          );
          const { counter_offer, talking_points, email_script, phone_script } = advice;
          for (const amount of [counter_offer.base, counter_offer.low, counter_offer.high]) {
            expect(amount, `${role} ${basis}`).toBeGreaterThanOrEqual(seattle);
          }
          const [first] = talking_points;
          if (base < seattle) {
            expect(first).toContain("is below the legal minimum wage for full-time work: $44,304");
          } else {
            expect(first).not.toContain("is below the legal minimum wage");
          }
          const words = [counter_offer.rationale, ...talking_points, email_script.body];
          const listed = advice.figures.map(({ value }) => Math.floor(value));
          for (const amount of amountsIn([...words, ...phone_script].join(" "))) {
            expect(listed, `${role} ${basis} ${base}`).toContain(amount);
          }
        }
      }
    }
  });

  it("is not what an offer is judged by, which is published pay", async () => {
    const input = { ...cashier, exp: "entry", period: "annual" } as const;
    const data = await evaluate(context, { ...input, amount: seattle });
    expect(data.distribution.p10).toBe(seattle);
    expect(data.percentile.value ?? 90).toBeGreaterThan(50);
    expect(data.reasons.join(" ")).toContain("are raised to it here");
    expect(data.reasons.at(-1)).toMatch(/\$44,304|\$4[5-9],/);
    const illegal = await evaluate(context, { ...input, amount: 38_000 });
    expect(illegal.reasons[0]).toContain("is below the legal minimum wage for full-time work");
    expect(illegal.reasons.at(-1)).toContain("Ask for at least $44,304");
    for (const reason of illegal.reasons.slice(2)) {
      const [published] = amountsIn(reason.match(/was (\$[\d,]+) in May/)?.[1] ?? "");
      for (const amount of amountsIn(reason)) {
        if (amount !== published) expect(amount, reason).toBeGreaterThanOrEqual(seattle);
      }
    }
  });

  it("is next to the figure of a page, in words, and under the map of cities", async () => {
    const { role, city, wages } = await context.reference.roleInCity("cashier", "seattle");
    if (!role || !city) throw new Error("The seeds have no cashier in Seattle.");
    const subject = { role, place: { city, wages }, basis: "local" } as const;
    const page = await overview(context, subject, "entry");
    expect(page.minimumWage).toBe(
      "The minimum wage in Seattle is $21.30 an hour, so nobody who works full-time there is paid less than $44,304 a year.",
    );
    const pay = await payByCity(context, { role, level: "entry", basis: "local" });
    expect(pay.find((row) => row.city.slug === "seattle")?.median).toBe(seattle);
    const staff = await overview(context, { ...subject, place: null }, "staff");
    expect(staff.minimumWage).toBeNull();
  });
});

const yearlyCodes = new Set(
  readSeedTable("occupations.csv").flatMap((row) =>
    row.yearly_only === "1" ? [row.soc_code] : [],
  ),
);
const codeOf = new Map(readSeedTable("roles.csv").map(({ slug, soc_code }) => [slug, soc_code]));

function isYearly(slug: string): boolean {
  return yearlyCodes.has(codeOf.get(slug) ?? "");
}
