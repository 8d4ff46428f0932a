import type { CityItem, RoleItem } from "#shared/catalog/catalog.response.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import type { Pagination } from "#shared/contract/envelope.response.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import { toSlug } from "#shared/reference/to-slug.ts";
import { type Analysis, cite } from "./analysis.ts";
import { callSalaryOperation, type Envelope, ToolError } from "./call-salary-operation.ts";
import { type SalaryOperations, salaryTool } from "./salary-tool.ts";
import * as is from "./schemas.ts";

const defaultLimit = 10;

export function discoverRolesAndCities({ roles, search, cities }: SalaryOperations) {
  return salaryTool({
    name: "discover_roles_and_cities",
    title: "Find the slugs of roles and cities",
    description: `Search job titles by words (\`query\`), best match first, with national medians; cities by name or state, with how expensive prices are (1 is the nation); with neither, all roles. Gives the slugs of the other tools. ${grouped(catalogSize.roles)} roles; the ${catalogSize.cities} largest U.S. cities. \`pagination\` has the cursor to each list's next page.`,
    searches: true,
    input: {
      properties: {
        query: { type: "string", description: "Words of a job title." },
        city: { type: "string", description: "City name, with or without its state: Austin, TX." },
        state: { type: "string", description: "Two-letter code: its cities." },
        limit: is.limit(50),
        starting_after: {
          type: "string",
          description: "`pagination.roles.next_cursor` or `pagination.cities.next_cursor`.",
        },
      },
    },
    output: {
      properties: {
        roles: is.array,
        cities: is.array,
        did_you_mean: is.array,
        pagination: is.object,
      },
    },
    words: (analysis) => sayFound(analysis.data as never),
    async analyze(context, { query, city, state, limit = defaultLimit, starting_after }) {
      const wantsCities = isPresent(city) || isPresent(state);
      const wantsRoles = isPresent(query) || !wantsCities;
      if (isPresent(starting_after) && wantsRoles && wantsCities) {
        throw new ToolError(
          [
            "starting_after continues one list: call with query, or with city or state, but not with both.",
          ],
          { code: "argument_invalid", argument: "starting_after" },
        );
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

interface FoundNames {
  roles: readonly RoleItem[];
  cities: readonly CityItem[];
  did_you_mean?: readonly string[];
  pagination: { roles: Pagination | null; cities: Pagination | null };
}

function sayFound({ roles, cities, did_you_mean = [], pagination }: FoundNames): string[] {
  const head = (page: Pagination | null, shown: number, what: string) =>
    page &&
    `${shown} of ${grouped(page.total_count)} ${what}${page.next_cursor === null ? "" : `; next page: starting_after ${page.next_cursor}`}:`;
  return [
    head(pagination.roles, roles.length, "roles") ?? "",
    ...roles.map(
      ({ title, slug, national_median }) => `${title} (${slug}): ${dollars(national_median)}`,
    ),
    head(pagination.cities, cities.length, "cities") ?? "",
    ...cities.map(
      ({ name, state, slug, col_multiplier }) =>
        `${name}, ${state} (${slug}): prices ${col_multiplier} of the nation's`,
    ),
    did_you_mean.length === 0 ? "" : `Did you mean: ${did_you_mean.join(", ")}?`,
  ];
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
