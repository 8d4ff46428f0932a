import { searchRoles } from "../../../../../shared/catalog/search-roles.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import { SearchItem, SearchQuery } from "../../../../../shared/contracts/search.ts";
import { catalogCache, catalogContext } from "../../../../../shared/http/catalog-context.ts";
import { everyone, salaryList } from "../../../../../shared/http/endpoint.ts";

export default salaryList({
  operationId: "searchRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/search",
  summary: "Find roles by words",
  description:
    "Roles whose slug or title contains every word of `q`, best first. `score` is 1 for the slug itself (spaces count as its hyphens); 0.8 + 0.15 × (length of `q` / length of the title, at most 1) where the title or slug begins with `q`; and 0.4 + 0.2 × (share of the words that begin a word of the role) + 0.15 × (letters of the words / length of the title, at most 1) for the others. Below all of these come roles found by the long form of an abbreviation, or by the nearest spelling of a word that no role has: 0.35 × the score of that text × the likeness of the spelling. Equal scores are in the order of `id`.",
  access: everyone,
  params: NoParams,
  query: SearchQuery,
  item: SearchItem,
  errors: [],
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => searchRoles(await catalogContext(c), query),
});
