import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CitiesQuery,
  citySortFields,
  RolesQuery,
  roleSortFields,
} from "#shared/catalog/catalog.request.ts";
import { listCities } from "#shared/catalog/list-cities.ts";
import { listRoles } from "#shared/catalog/list-roles.ts";
import { SearchQuery, searchSortFields } from "#shared/catalog/search/search.request.ts";
import type { SearchItem } from "#shared/catalog/search/search.response.ts";
import { searchRoles } from "#shared/catalog/search-roles.ts";
import { openTestCatalog } from "#tests/support/catalog.ts";
import { walkBothWays } from "#tests/support/walk.ts";
import { isWhole } from "#tests/support/whole.ts";

const catalog = await openTestCatalog();
const all = { limit: "100" };
const roles = await walkBothWays((cursor) =>
  listRoles(catalog.context, RolesQuery.parse({ ...all, ...cursor })),
);
const cities = await walkBothWays((cursor) =>
  listCities(catalog.context, CitiesQuery.parse({ ...all, ...cursor })),
);

type Row = Readonly<Record<string, unknown>> & { id: string };

/** Some or all of the fields, each with a direction, or with one direction for all. */
function sorting(fields: readonly string[]) {
  const direction = fc.constantFrom("asc", "desc");
  return fc.shuffledSubarray([...fields], { minLength: 1 }).chain((sort) =>
    fc.record({
      sort: fc.constant(sort),
      order: fc.oneof(
        fc.tuple(direction),
        fc.array(direction, { minLength: sort.length, maxLength: sort.length }),
      ),
    }),
  );
}

/** Text is compared without regard to case. */
function keyOf(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/** The same rows sorted by the simplest possible code. */
function sorted<T extends Row>(rows: readonly T[], sort: string[], order: string[]): T[] {
  return rows.toSorted((a, b) => {
    for (const [index, field] of sort.entries()) {
      const [x, y] = [keyOf(a[field]) as string, keyOf(b[field]) as string];
      if (x !== y) return x < y === ((order[index] ?? order[0]) === "asc") ? -1 : 1;
    }
    return a.id < b.id ? -1 : 1;
  });
}

const few = { numRuns: 60 };

/** Whether a minimum is over its maximum, which is refused. */
function isInverted(min: string | undefined, max: string | undefined): boolean {
  return min !== undefined && max !== undefined && Number(min) > Number(max);
}

describe("paging through a list forward and backward", () => {
  it("visits every role that the filters match once, in order, at every page size", async () => {
    const filters = fc.record(
      {
        slug: fc.shuffledSubarray(
          roles.map((role) => role.slug),
          { minLength: 1, maxLength: 60 },
        ),
        not_slug: fc.shuffledSubarray(
          roles.map((role) => role.slug),
          {
            minLength: 1,
            maxLength: 60,
          },
        ),
        title: fc.constantFrom(...roles.slice(0, 50).map((role) => role.title)),
        national_median_min: fc.integer({ min: 20_000, max: 250_000 }).map(String),
        national_median_max: fc.integer({ min: 20_000, max: 250_000 }).map(String),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        filters,
        sorting(roleSortFields),
        fc.integer({ min: 7, max: 100 }),
        async (filter, sort, limit) => {
          fc.pre(!isInverted(filter.national_median_min, filter.national_median_max));
          const given = { ...filter, ...sort, limit: String(limit) };
          const rows = await walkBothWays((cursor) =>
            listRoles(catalog.context, RolesQuery.parse({ ...given, ...cursor })),
          );
          const matching = roles.filter(
            (role) =>
              (filter.slug?.includes(role.slug) ?? true) &&
              !filter.not_slug?.includes(role.slug) &&
              (filter.title === undefined || filter.title === role.title) &&
              role.national_median >= Number(filter.national_median_min ?? 0) &&
              role.national_median <= Number(filter.national_median_max ?? 1e9),
          );
          expect(rows).toEqual(sorted(matching, sort.sort, sort.order));
        },
      ),
      few,
    );
  });

  it("visits every city that the filters match once, in order, at every page size", async () => {
    const states = [...new Set(cities.map((city) => city.state))];
    const filters = fc.record(
      {
        not_slug: fc.shuffledSubarray(
          cities.map((city) => city.slug),
          {
            minLength: 1,
            maxLength: 60,
          },
        ),
        name: fc.constantFrom("Columbus", "Aurora", "Springfield", "Nowhere"),
        state: fc.shuffledSubarray(states, { minLength: 1 }),
        col_multiplier_min: fc.constantFrom("0.9", "1", "1.05"),
        col_multiplier_max: fc.constantFrom("0.95", "1", "1.15613"),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        filters,
        sorting(citySortFields),
        fc.integer({ min: 1, max: 100 }),
        async (filter, sort, limit) => {
          fc.pre(!isInverted(filter.col_multiplier_min, filter.col_multiplier_max));
          const given = { ...filter, ...sort, limit: String(limit) };
          const rows = await walkBothWays((cursor) =>
            listCities(catalog.context, CitiesQuery.parse({ ...given, ...cursor })),
          );
          const matching = cities.filter(
            (city) =>
              !filter.not_slug?.includes(city.slug) &&
              (filter.name === undefined || filter.name === city.name) &&
              (filter.state?.includes(city.state) ?? true) &&
              city.col_multiplier >= Number(filter.col_multiplier_min ?? 0) &&
              city.col_multiplier <= Number(filter.col_multiplier_max ?? 9),
          );
          expect(rows).toEqual(sorted(matching, sort.sort, sort.order));
        },
      ),
      few,
    );
  });

  it("visits every role that a text finds once, in order, at every page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("engineer", "nurse", "data", "swe", "enginer", "e", "zzz"),
        sorting(searchSortFields),
        fc.integer({ min: 7, max: 50 }),
        async (q, sort, limit) => {
          const rows = await walkBothWays<SearchItem>((cursor) =>
            searchRoles(
              catalog.context,
              SearchQuery.parse({ q, ...sort, limit: String(limit), ...cursor }),
            ),
          );
          expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
          expect(rows).toEqual(sorted(rows, sort.sort, sort.order));
        },
      ),
      // A walk through what a text finds searches for each page again: 60 such walks take ten seconds.
      isWhole ? few : { numRuns: 6 },
    );
  });
});
