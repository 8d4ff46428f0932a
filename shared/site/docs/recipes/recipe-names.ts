interface RecipeName {
  slug: string;
  name: string;
  description: string;
}

/** Guides to other people's products, in the order of the navigation. */
export const recipeNames = [
  {
    slug: "slack-discord",
    name: "Slack and Discord",
    description: "Job search events as messages, by a Worker that verifies and translates them.",
  },
  {
    slug: "zapier-n8n",
    name: "Zapier and n8n",
    description: "Job search events as triggers of automations.",
  },
  {
    slug: "python",
    name: "Python",
    description: "A client of one file without dependencies, for Python 3.9 and later.",
  },
  {
    slug: "pandas",
    name: "pandas",
    description: "Catalogs and estimates as data frames.",
  },
  {
    slug: "r",
    name: "R",
    description: "Catalogs and estimates as data frames, with jsonlite.",
  },
  {
    slug: "google-sheets",
    name: "Google Sheets",
    description: "Pay in a cell, with a function of your own or without a key.",
  },
  {
    slug: "github-actions",
    name: "GitHub Actions",
    description: "A check of each posted range in a pull request.",
  },
  {
    slug: "job-search-agent",
    name: "Job-search agents",
    description: "Which postings are worth your time, in dollars: offline, without a key.",
  },
] as const satisfies readonly RecipeName[];

export type RecipeSlug = (typeof recipeNames)[number]["slug"];

/** The path of a recipe's page. */
export function recipePath(slug: string): string {
  return `/docs/recipes/${slug}`;
}
