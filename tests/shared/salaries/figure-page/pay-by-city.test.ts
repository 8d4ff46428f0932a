import fc from "fast-check";
import { expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { estimateMedian } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { payByCity } from "#shared/salaries/figure-page/pay-by-city.ts";
import { readSlugs } from "#tests/support/seed-table.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

it("has the estimate of every city that has one, best paid first", async () => {
  const { reference, now } = context;
  const quarter = lastCompletedQuarter(now);
  const cities = readSlugs("cities.csv");
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...readSlugs("roles.csv")),
      fc.constantFrom(...experienceLevels),
      fc.constantFrom(...bases),
      async (slug, level, basis) => {
        const role = await reference.role(slug);
        if (!role) throw new Error(`there is no role ${slug}`);
        const alone = await Promise.all(
          cities.map(async (citySlug) => {
            const { city, wages } = await reference.roleInCity(slug, citySlug);
            if (!city) throw new Error(`there is no city ${citySlug}`);
            const place = { city, wages };
            const input = { dataset: reference.dataset, role, place, basis, level, quarter };
            return [citySlug, estimateMedian(input)?.median] as const;
          }),
        );
        const pay = await payByCity(context, { role, level, basis });
        expect(new Map(pay.map(({ city, median }) => [city.slug, median]))).toEqual(
          new Map(alone.filter(([, median]) => median !== undefined)),
        );
        const medians = pay.map(({ median }) => median);
        expect(medians).toEqual(medians.toSorted((a, b) => b - a));
        expect(medians.length, "cities with an estimate").toBeGreaterThan(0);
        expect(await payByCity(context, { role, level, basis }), "computed once").toBe(pay);
      },
    ),
    { numRuns: 20 },
  );
});
