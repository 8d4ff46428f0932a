import { toSlug } from "../../catalog/to-slug.ts";
import { catalogContext } from "../../http/contexts/catalog-context.ts";
import { ask, type Envelope, Refusal } from "./ask.ts";
import type { SalaryOperations } from "./operations.ts";
import { type Analysis, cite, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

const usual = 10;

export function discoverRolesAndCities({ roles, search, cities }: SalaryOperations) {
  return salaryTool({
    name: "discover_roles_and_cities",
    title: "Find the slugs of roles and cities",
    description:
      "Returns roles whose title has the words of `query`, best first, with national medians (whole USD a year); cities by name or state, with price-level multipliers (1 is the nation); with none of these, all roles by title. The slugs are what the other tools take. 3,445 roles; the 500 most populous U.S. cities. `pagination` leads on through each list.",
    takes: {
      query: { type: "string", description: "Words of a job title." },
      city: { type: "string", description: "City name, with or without its state: Austin, TX." },
      state: { type: "string", description: "Two-letter code: its cities." },
      limit: { type: "integer", minimum: 1, maximum: 50, default: usual },
      starting_after: {
        type: "string",
        description: "`pagination.roles.next_cursor` or that of cities: the page after.",
      },
    },
    gives: {
      roles: is.listOf(is.recordOf({ slug: is.text, title: is.text, national_median: is.dollars })),
      cities: is.listOf(is.recordOf({ slug: is.text, name: is.text, state: is.text })),
      did_you_mean: is.listOf(is.text),
      pagination: is.recordOf({ roles: is.objectOrNull, cities: is.objectOrNull }),
    },
    always: ["roles", "cities", "pagination"],
    async answer(c, { query, city, state, limit = usual, starting_after }) {
      const isGiven = (value: unknown) => (value ?? "") !== "";
      const asksCities = isGiven(city) || isGiven(state);
      const asksRoles = isGiven(query) || !asksCities;
      if (isGiven(starting_after) && asksRoles && asksCities) {
        throw new Refusal([
          "starting_after continues one list: call with query, or with city or state, not with both.",
        ]);
      }
      const page = { limit, starting_after };
      const slug = isGiven(city) ? toSlug(String(city)) : undefined;
      const [roleList, cityList] = await Promise.all([
        asksRoles
          ? ask<unknown[]>(c, isGiven(query) ? search : roles, { q: query, ...page })
          : null,
        asksCities ? ask<unknown[]>(c, cities, { slug, state, ...page }) : null,
      ]);
      const near =
        slug !== undefined && cityList?.data.length === 0
          ? await (await catalogContext(c)).reference.nearestCities(slug)
          : [];
      return combine([roleList, cityList], {
        roles: roleList?.data ?? [],
        cities: cityList?.data ?? [],
        ...(near.length > 0 ? { did_you_mean: near } : {}),
        pagination: {
          roles: roleList?.pagination ?? null,
          cities: cityList?.pagination ?? null,
        },
      });
    },
  });
}

function combine(lists: readonly (Envelope<unknown[]> | null)[], data: Analysis["data"]): Analysis {
  const answered = lists.filter((list) => list !== null);
  const [first] = answered;
  if (!first) throw new Error("nothing was asked of the catalog");
  return {
    data,
    citation: cite(first, answered.map((list) => list.attribution.citation).join(" ")),
    assumptions: answered.flatMap((list) => list.attribution.assumptions ?? []),
  };
}
