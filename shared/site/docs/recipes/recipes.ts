import type { Markup } from "#shared/html/page.ts";
import { GitHubActions } from "./github-actions.tsx";
import { GoogleSheets } from "./google-sheets.tsx";
import { JobSearchAgent } from "./job-search-agent.tsx";
import { Pandas } from "./pandas.tsx";
import { PythonRecipe } from "./python.tsx";
import { RLanguage } from "./r-language.tsx";
import type { RecipeSlug } from "./recipe-names.ts";
import { SlackAndDiscord } from "./slack-and-discord.tsx";
import { ZapierAndN8n } from "./zapier-and-n8n.tsx";

interface Recipe {
  /** How the service's tests check what is shown. */
  checked: string;
  body(props: { origin: string }): Markup;
}

export const recipes: Readonly<Record<RecipeSlug, Recipe>> = {
  "slack-discord": {
    checked:
      "Run by the service's tests in the Workers runtime, with a recorded delivery of every event.",
    body: SlackAndDiscord,
  },
  "zapier-n8n": {
    checked:
      "The code is run by the service's tests with a recorded delivery of every event. Zapier and n8n themselves are not: what the steps are called may differ.",
    body: ZapierAndN8n,
  },
  python: {
    checked: "Run by the service's tests against the live service.",
    body: PythonRecipe,
  },
  pandas: {
    checked:
      "Run by the service's tests against the live service; where pandas is not installed, with a stand-in that knows columns only.",
    body: Pandas,
  },
  r: {
    checked:
      "Run by the service's tests against the live service where R is installed; elsewhere its fields are compared with the responses.",
    body: RLanguage,
  },
  "google-sheets": {
    checked:
      "The function is run by the service's tests with the live service's responses, not by Google.",
    body: GoogleSheets,
  },
  "github-actions": {
    checked: "The step is run by the service's tests against the live service, not by GitHub.",
    body: GitHubActions,
  },
  "job-search-agent": {
    checked: "The program and the commands are run by the service's tests, with the package alone.",
    body: JobSearchAgent,
  },
};
