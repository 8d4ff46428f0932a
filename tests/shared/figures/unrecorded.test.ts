import fc from "fast-check";
import { expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { outerPercentiles } from "#shared/figures/distribution.ts";
import {
  type EstimateInput,
  estimate,
  estimateMedian,
  type Figures,
} from "#shared/figures/estimate.ts";
import {
  createUnrecordedWorksheet,
  createWorksheet,
  type Series,
} from "#shared/figures/worksheet/worksheet.ts";
import { readSlugs } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";
import { seededContext } from "../salaries/context.ts";

const [roles, cities] = [readSlugs("roles.csv"), readSlugs("cities.csv")];

const { reference } = await seededContext();

/** Every number of the figures; an estimate that does not exist has none. */
function numbersOf(figures: Figures | null) {
  if (!figures) return null;
  const { input, worksheet, percentile, reference, baseline, title, city, floor, ...numbers } =
    figures;
  const { traced, ...factor } = title;
  return {
    ...numbers,
    floor: { law: floor.law, by: floor.by() },
    percentiles: outerPercentiles.map((name) => percentile(name)?.value),
    reference: reference && {
      published: reference.published,
      median: reference.median.value,
      percentiles: outerPercentiles.map((name) => reference.percentile(name)?.value),
    },
    wage: baseline.wage("median")?.value,
    title: { ...factor, factor: traced.factor?.value, se: traced.se?.value },
    city: city && {
      factor: city.factor.value,
      ...(city.basis === "local"
        ? { width: city.halfWidth.value, reliability: city.reliability?.value }
        : { parity: city.parity }),
    },
  };
}

const unrecorded = (input: EstimateInput, series: Series | null = null) =>
  numbersOf(estimate(input, createUnrecordedWorksheet(series)));

it("is the same to the last bit with and without records, for any role", async () => {
  const { dataset } = reference;
  const circumstances = fc.record({
    city: fc.option(fc.constantFrom(...cities), { nil: null }),
    basis: fc.constantFrom(...bases),
    level: fc.constantFrom(...experienceLevels),
    quarter: fc.record({
      year: fc.integer({ min: 2021, max: 2027 }),
      quarter: fc.integer({ min: 1, max: 4 }),
    }),
  });
  const tried = roles.filter((_, at) => isWhole || at % 4 === 0);
  const drawn = fc.sample(circumstances, tried.length);
  let estimates = 0;
  for (const [at, { city: citySlug, ...others }] of drawn.entries()) {
    const slug = tried[at] ?? "";
    const { role, city, wages } = await reference.roleInCity(slug, citySlug ?? cities[0] ?? "");
    if (!role || !city) throw new Error(`${slug} or ${citySlug} was not found.`);
    const place = citySlug === null ? null : { city, wages };
    const input: EstimateInput = { dataset, role, place, ...others };
    const recorded = numbersOf(estimate(input, createWorksheet()));
    const message = JSON.stringify({ slug, citySlug, ...others });
    expect(unrecorded(input), message).toStrictEqual(recorded);
    // Again with what an earlier quarter has calculated.
    const series: Series = new Map();
    unrecorded({ ...input, quarter: { year: 2024, quarter: 1 } }, series);
    expect(unrecorded(input, series), message).toStrictEqual(recorded);
    expect(estimateMedian(input)?.median, message).toBe(recorded?.median);
    if (recorded) estimates++;
  }
  expect(estimates).toBeGreaterThan(tried.length / 2);
});

it("shares nothing in a series between datasets that differ in their parameters", async () => {
  const { role, city, wages } = await reference.roleInCity("software-engineer", "san-francisco");
  if (!role || !city) throw new Error("The seeds have no software engineer in San Francisco.");
  const { dataset } = reference;
  const other = {
    ...dataset,
    parameters: {
      ...dataset.parameters,
      title_factor: { ...dataset.parameters.title_factor, tau: 0.5 },
    },
    allOccupations: dataset.allOccupations.map((row) => ({ ...row, median: 40_000 })),
  };
  const series: Series = new Map();
  for (const given of [dataset, other, dataset]) {
    const input: EstimateInput = {
      ...{ dataset: given, role, place: { city, wages } },
      ...{ basis: "local", level: "senior", quarter: { year: 2026, quarter: 3 } },
    };
    expect(unrecorded(input, series)).toStrictEqual(numbersOf(estimate(input, createWorksheet())));
  }
});
