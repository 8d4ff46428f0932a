import * as z from "zod/mini";
import { notFoundPage } from "#shared/html/error-page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { recipeNames, recipePath } from "#shared/site/docs/recipes/recipe-names.ts";
import { recipePage } from "#shared/site/docs/recipes/recipe-page.tsx";

/** `GET /docs/recipes/{recipe}`: the service together with another product. */
export default pageApp({
  path: "/docs/recipes/:recipe",
  query: z.object({}),
  cache: "static",
  async handle(c) {
    const recipe = recipeNames.find(({ slug }) => slug === c.req.param("recipe"));
    if (recipe) return recipePage(recipe, siteOrigin(c));
    return notFoundPage({
      title: "There is no such recipe",
      nearest: recipeNames.map(({ slug, name }) => ({ path: recipePath(slug), name })),
    });
  },
});
