import * as z from "zod/mini";
import { pageApp } from "../../../shared/http/contexts/pages/page-app.ts";
import { siteOrigin } from "../../../shared/http/request/site.ts";
import { recipes } from "../../../shared/pages/docs/recipes/list-recipes.ts";
import { recipePage } from "../../../shared/pages/docs/recipes/recipe-page.tsx";
import { recipePath } from "../../../shared/pages/docs/recipes/recipe-path.ts";
import { notFoundPage } from "../../../shared/pages/error-page.tsx";

/** `GET /docs/recipes/{recipe}`: the service together with another product. */
export default pageApp({
  path: "/docs/recipes/:recipe",
  query: z.object({}),
  cache: "static",
  async handle(c) {
    const recipe = recipes.find(({ slug }) => slug === c.req.param("recipe"));
    if (recipe) return recipePage(recipe, siteOrigin(c));
    return notFoundPage({
      title: "There is no such recipe",
      nearest: recipes.map(({ slug, name }) => ({ path: recipePath(slug), name })),
    });
  },
});
