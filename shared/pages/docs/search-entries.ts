import { errors } from "../../core/errors.ts";
import { guides } from "./docs-nav.tsx";
import { recipeNames, recipePath } from "./recipes/recipe-names.ts";
import type { SearchEntry } from "./reference.ts";

/** What the search finds: guides, recipes, operations with their parameters, and errors. */
export function searchEntries(operations: readonly SearchEntry[]): SearchEntry[] {
  return [
    ...guides.map(({ name, path }) => [name, path, ""] as const),
    ...recipeNames.map(
      ({ slug, name, description }) => [name, recipePath(slug), description] as const,
    ),
    ...operations,
    ...Object.entries(errors).map(
      ([code, { title, pipeline, status }]) =>
        [code, `/docs/errors#${code}`, `${title} ${pipeline} ${status}`] as const,
    ),
  ];
}
