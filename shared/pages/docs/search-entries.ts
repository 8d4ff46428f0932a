import { errors } from "../../core/errors.ts";
import { guides } from "./docs-nav.tsx";
import { recipeNames, recipePath } from "./recipes/recipe-names.ts";
import { reference } from "./reference-page.tsx";

/** What the search finds: guides, recipes, operations with their parameters, and errors. */
export function searchEntries(): (readonly [title: string, path: string, text: string])[] {
  return [
    ...guides.map(({ name, path }) => [name, path, ""] as const),
    ...recipeNames.map(
      ({ slug, name, description }) => [name, recipePath(slug), description] as const,
    ),
    ...reference.groups.flatMap(({ slug, operations }) =>
      operations.map(({ id, method, path, summary, description, parameters, body }) => {
        const fields = [...parameters, ...body].map(({ name }) => name).join(" ");
        return [
          summary,
          `/docs/api/${slug}#${id}`,
          `${method} ${path} ${description.join(" ")} ${fields}`,
        ] as const;
      }),
    ),
    ...Object.entries(errors).map(
      ([code, { title, pipeline, status }]) =>
        [code, `/docs/errors#${code}`, `${title} ${pipeline} ${status}`] as const,
    ),
  ];
}
