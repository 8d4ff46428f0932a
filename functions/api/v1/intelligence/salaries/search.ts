import { everyone, salaryList } from "#shared/api/define-operation.http.ts";
import { catalogCache, catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { SearchQuery } from "#shared/catalog/search/search.request.ts";
import { searchRoles } from "#shared/catalog/search-roles.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { listTable } from "#shared/middleware/response/list-table.ts";

export default salaryList({
  operationId: "searchRoles",
  method: "get",
  path: "/api/v1/intelligence/salaries/search",
  summary: "Search roles",
  description:
    "Returns roles whose slug or title contains every word of `q`, including inside longer words (`rn` matches Attorney), best match first. `score` is 1 if `q` is the slug itself, with spaces read as hyphens. It is 0.99 if `q` names the role in other words: an acronym or everyday name (`rn` and `nurse` name Registered Nurse), the plural, or any of these after a level of experience (Senior, Sr., Staff, Principal, Lead, Junior, Jr., Entry Level); the `assumptions` then say which `exp` the level is. If the title or slug begins with `q`, it is 0.9 + 0.05 × fit if a word ends there, otherwise 0.8 + 0.1 × fit. For all other matches it is 0.4 + 0.1 × (share of the words that begin a word of the role) + 0.1 × (share that are whole words of it) + 0.15 × fit. Fit is a third for the length of `q` divided by that of the title, at most 1, and two thirds for how many people hold the job: the logarithm of their estimated number (the occupation's employment, divided among its titles), 0 at 100 and 1 at 10 million. Roles found by expanding an abbreviation, by ignoring a seniority word, or by the closest spelling of a word that no role contains rank below all of these: 0.35 × the score of the replacement text × its similarity, which is 1 for an abbreviation. Equal scores are ordered by `id`. With `format=csv` or `Accept: text/csv` the page is a table, and `Link` has the URLs of the next and the previous page.",
  access: everyone,
  params: NoParams,
  query: SearchQuery,
  ...listTable(["id", "slug", "title", "national_median", "score"]),
  errors: [],
  cache: catalogCache,
  anyCountry: true,
  handle: async (c, query) => searchRoles(await catalogContext(c), query),
});
