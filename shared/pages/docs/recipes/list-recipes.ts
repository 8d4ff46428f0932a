import type { Markup } from "../../page.ts";
import { GitHubActions } from "./github-actions.tsx";
import { GoogleSheets } from "./google-sheets.tsx";
import { Pandas } from "./pandas.tsx";
import { PythonRecipe } from "./python.tsx";
import { RLanguage } from "./r-language.tsx";
import { SlackAndDiscord } from "./slack-and-discord.tsx";
import { ZapierAndN8n } from "./zapier-and-n8n.tsx";

export interface Recipe {
  slug: string;
  name: string;
  description: string;
  /** How the service's tests check what is shown. */
  checked: string;
  body(props: { origin: string }): Markup;
}

/** Guides to other people's products, in the order of the navigation. */
export const recipes: readonly Recipe[] = [
  {
    slug: "slack-discord",
    name: "Slack and Discord",
    description: "Job search events as messages, by a Worker that verifies and translates them.",
    checked:
      "Run by the service's tests in the Workers runtime, with a recorded delivery of every event.",
    body: SlackAndDiscord,
  },
  {
    slug: "zapier-n8n",
    name: "Zapier and n8n",
    description: "Job search events as triggers of automations.",
    checked:
      "The code is run by the service's tests with a recorded delivery of every event. Zapier and n8n themselves are not: what the steps are called may differ.",
    body: ZapierAndN8n,
  },
  {
    slug: "python",
    name: "Python",
    description: "A client of one file without dependencies, for Python 3.9 and later.",
    checked: "Run by the service's tests against the live service.",
    body: PythonRecipe,
  },
  {
    slug: "pandas",
    name: "pandas",
    description: "Catalogs and estimates as data frames.",
    checked:
      "Run by the service's tests against the live service; where pandas is not installed, with a stand-in that knows columns only.",
    body: Pandas,
  },
  {
    slug: "r",
    name: "R",
    description: "Catalogs and estimates as data frames, with jsonlite.",
    checked:
      "Run by the service's tests against the live service where R is installed; elsewhere its fields are compared with the responses.",
    body: RLanguage,
  },
  {
    slug: "google-sheets",
    name: "Google Sheets",
    description: "Pay in a cell, with a function of your own or without a key.",
    checked:
      "The function is run by the service's tests with the live service's responses, not by Google.",
    body: GoogleSheets,
  },
  {
    slug: "github-actions",
    name: "GitHub Actions",
    description: "A check of each posted range in a pull request.",
    checked: "The step is run by the service's tests against the live service, not by GitHub.",
    body: GitHubActions,
  },
];
