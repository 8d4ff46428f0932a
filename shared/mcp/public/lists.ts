import type { CityItem } from "#shared/catalog/catalog.response.ts";
import type { RolesToolItem } from "#shared/catalog/search/search.response.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import type { Pagination } from "#shared/contract/envelope.response.ts";
import { pageLine } from "#shared/contract/words.ts";
import { grouped } from "#shared/core/format.ts";
import { type Analysis, cite } from "../salary/analysis.ts";
import { callSalaryOperation, type Envelope } from "../salary/call-salary-operation.ts";
import { salaryTool } from "../salary/salary-tool.ts";
import * as is from "../salary/schemas.ts";
import { roles as sayRoles } from "../words/salary-words.ts";
import { type PublicOperations, publicLookup } from "./public-lookup.ts";

const page = {
  limit: is.limit(50),
  starting_after: { type: "string", description: "pagination.next_cursor" },
};
const defaultLimit = 10;
const output = (rows: string) => ({
  properties: { [rows]: is.array, pagination: is.object },
});

export function findRoles({ search }: PublicOperations) {
  return salaryTool({
    name: "find_roles",
    title: "Search roles by words",
    description: `Find a job title among ${grouped(catalogSize.roles)} roles by words, best match first, with its slug and national median pay in USD a year.`,
    input: {
      properties: { query: { type: "string", description: "Words of a job title" }, ...page },
      required: ["query"],
    },
    output: output("roles"),
    lookup: publicLookup,
    words: sayRoleList,
    analyze: async (context, { query, limit = defaultLimit, starting_after }) => {
      const asked = { q: query, limit, starting_after };
      const names = new Map([["q", "query"]]);
      return toList("roles", await callSalaryOperation<unknown[]>(context, search, asked, names));
    },
  });
}

export function listAllRoles({ roles }: PublicOperations) {
  return salaryTool({
    name: "list_all_roles",
    title: "List roles by title",
    description: "Browse all roles that have figures alphabetically, page by page.",
    input: { properties: page },
    output: output("roles"),
    lookup: publicLookup,
    words: sayRoleList,
    analyze: async (context, { limit = defaultLimit, starting_after }) =>
      toList(
        "roles",
        await callSalaryOperation<unknown[]>(context, roles, { limit, starting_after }),
      ),
  });
}

export function listAllCities({ cities }: PublicOperations) {
  return salaryTool({
    name: "list_cities",
    title: "List cities",
    description: `The ${catalogSize.cities} largest U.S. cities, all or those of a state, with slugs and price levels (1 is the nation).`,
    input: {
      properties: { state: { type: "string", description: "Two-letter code" }, ...page },
    },
    output: output("cities"),
    lookup: publicLookup,
    words: ({ data }) => sayCityList(data as never),
    analyze: async (context, { state, limit = defaultLimit, starting_after }) =>
      toList(
        "cities",
        await callSalaryOperation<unknown[]>(context, cities, { state, limit, starting_after }),
      ),
  });
}

function toList(name: string, list: Envelope<unknown[]>): Analysis {
  const { data, pagination, attribution } = list;
  return {
    data: { [name]: data, pagination },
    citation: cite(list, attribution.citation ?? ""),
    assumptions: attribution.assumptions ?? [],
  };
}

function sayRoleList({ data }: Analysis): string[] {
  const { roles, pagination } = data as { roles: RolesToolItem[]; pagination: Pagination };
  return sayRoles({ data: roles, pagination });
}

function sayCityList({ cities, pagination }: { cities: CityItem[]; pagination: Pagination }) {
  const { next_cursor, total_count } = pagination;
  const more = next_cursor === null ? null : `starting_after ${next_cursor}`;
  return [
    pageLine({
      shown: cities.length,
      total: total_count,
      one: "city",
      many: "cities",
      more,
      ifNone: "The state is a code of two letters.",
    }),
    ...cities.map(
      ({ name, state, slug, col_multiplier }) =>
        `${name}, ${state} (${slug}): prices ${col_multiplier} of the nation's`,
    ),
  ];
}
