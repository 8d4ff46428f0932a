import { recipeNames, recipePath } from "../docs/recipes/recipe-names.ts";

/** Public pages whose paths have no parameters, as search engines should find them. */
export const sitePaths: readonly string[] = [
  "/",
  "/roles",
  "/cities",
  "/compare",
  "/evaluate",
  "/offers",
  "/widget",
  "/pricing",
  "/docs",
  "/docs/authentication",
  "/docs/pagination",
  "/docs/client",
  "/docs/mcp",
  "/docs/changelog",
  "/docs/methodology",
  "/docs/errors",
  "/docs/webhooks",
  "/docs/widget",
  "/docs/design",
  "/data-licenses",
  "/privacy",
  "/terms",
  ...recipeNames.map(({ slug }) => recipePath(slug)),
];
