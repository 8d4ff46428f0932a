import { errors } from "#shared/core/errors.ts";
import { guides, pagesElsewhere } from "./guides.ts";
import { recipeNames, recipePath } from "./recipes/recipe-names.ts";
import type { SearchEntry } from "./reference.ts";

/** The entries of the search: guides, recipes, operations with their parameters, and errors. */
export function listSearchEntries(operations: readonly SearchEntry[]): SearchEntry[] {
  return [
    ...[...guides, ...pagesElsewhere].map(
      ({ name, path, words }) => [name, path, "", words] as const,
    ),
    ...recipeNames.map(
      ({ slug, name, description }) => [name, recipePath(slug), description, ""] as const,
    ),
    ...operations,
    ...Object.entries(errors).map(
      ([code, { title, pipeline, status }]) =>
        [code, `/docs/errors#${code}`, `${title} ${pipeline} ${status}`, ""] as const,
    ),
  ];
}
