import { searchRoles } from "../../../../../shared/catalog/search-roles.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import { SearchItem, SearchQuery } from "../../../../../shared/contracts/search.ts";
import {
  catalogCache,
  catalogContext,
} from "../../../../../shared/http/contexts/catalog-context.ts";
import { everyone, salaryList } from "../../../../../shared/http/define.ts";

export default salaryList({
  operationId: "searchRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/search",
  summary: "Find roles by words",
  description:
    "Roles whose slug or title contains every word of `q`, inside a longer word too (`rn` is in Attorney), best first. `score` is 1 for the slug itself (spaces count as its hyphens). Where the title or slug begins with `q` it is 0.9 + 0.05 × coverage if a word ends there, else 0.8 + 0.1 × coverage; coverage is the length of `q` over that of the title, at most 1. For the others it is 0.4 + 0.1 × (share of the words that begin a word of the role) + 0.1 × (share that are whole words of it) + 0.15 × coverage. Below all of these come roles found by the long form of an abbreviation, without a word of seniority, or by the nearest spelling of a word that no role has (so `rn` finds Registered Nurse after Attorney): 0.35 × the score of that text × its likeness, 1 for an abbreviation. Equal scores are in the order of `id`.",
  access: everyone,
  params: NoParams,
  query: SearchQuery,
  item: SearchItem,
  errors: [],
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => searchRoles(await catalogContext(c), query),
});
