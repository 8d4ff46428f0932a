import { toSlug } from "../../catalog/to-slug.ts";
import { catalogSize } from "../../contracts/catalog-size.ts";
import { grouped } from "../../core/format.ts";
import { type Analysis, cite } from "./analysis.ts";
import { callSalaryOperation, type Envelope } from "./call-salary-operation.ts";
import type { SalaryOperations } from "./operations.ts";
import { salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";
import { ToolError } from "./tool-error.ts";

const defaultLimit = 10;

export function discoverRolesAndCities({ roles, search, cities }: SalaryOperations) {
  return salaryTool({
    name: "discover_roles_and_cities",
    title: "Find the slugs of roles and cities",
    description: `Returns roles whose title has the words of \`query\`, best match first, with national medians (whole USD a year); cities by name or state, with price-level multipliers (1 is the nation); with none of these, all roles. The other tools take these slugs. ${grouped(catalogSize.roles)} roles; the ${catalogSize.cities} most populous U.S. cities. \`pagination\` has the cursor to each list's next page.`,
    input: {
      properties: {
        query: { type: "string", description: "Words of a job title." },
        city: { type: "string", description: "City name, with or without its state: Austin, TX." },
        state: { type: "string", description: "Two-letter code: its cities." },
        limit: { type: "integer", minimum: 1, maximum: 50, default: defaultLimit },
        starting_after: {
          type: "string",
          description: "`pagination.roles.next_cursor` or `pagination.cities.next_cursor`.",
        },
      },
    },
    output: {
      properties: {
        roles: is.listOf(
          is.recordOf({ slug: is.text, title: is.text, national_median: is.integer }),
        ),
        cities: is.listOf(is.recordOf({ slug: is.text, name: is.text, state: is.text })),
        did_you_mean: is.listOf(is.text),
        pagination: is.recordOf({ roles: is.objectOrNull, cities: is.objectOrNull }),
      },
      required: ["roles", "cities", "pagination"],
    },
    async analyze(context, { query, city, state, limit = defaultLimit, starting_after }) {
      const wantsCities = isPresent(city) || isPresent(state);
      const wantsRoles = isPresent(query) || !wantsCities;
      if (isPresent(starting_after) && wantsRoles && wantsCities) {
        throw new ToolError([
          "starting_after continues one list: call with query, or with city or state, but not with both.",
        ]);
      }
      const page = { limit, starting_after };
      const slug = isPresent(city) ? toSlug(String(city)) : undefined;
      const list = (operation: SalaryOperations["roles"], filter: Record<string, unknown>) =>
        callSalaryOperation<unknown[]>(context, operation, { ...filter, ...page });
      const [roleList, cityList] = await Promise.all([
        wantsRoles ? list(isPresent(query) ? search : roles, { q: query }) : null,
        wantsCities ? list(cities, { slug, state }) : null,
      ]);
      const near =
        slug !== undefined && cityList?.data.length === 0 ? await context.nearestCities(slug) : [];
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

function isPresent(value: unknown): boolean {
  return (value ?? "") !== "";
}

function combine(
  results: readonly (Envelope<unknown[]> | null)[],
  data: Analysis["data"],
): Analysis {
  const lists = results.filter((list) => list !== null);
  const [first] = lists;
  if (!first) throw new Error("no list was requested");
  return {
    data,
    citation: cite(first, lists.map((list) => list.attribution.citation).join(" ")),
    assumptions: lists.flatMap((list) => list.attribution.assumptions ?? []),
  };
}
