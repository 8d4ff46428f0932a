import { Hono } from "hono";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { grouped } from "#shared/core/format.ts";
import type { Site } from "#shared/core/site.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOf } from "#shared/middleware/request/site.ts";
import { recipeNames, recipePath } from "#shared/site/docs/recipes/recipe-names.ts";

/** `GET /llms.txt`: an introduction for language models (llmstxt.org). */
export default new Hono<AppEnv>().get("/llms.txt", (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.text(describe(siteOf(c)));
});

function describe({ origin, name }: Site): string {
  return `# ${name}

> Pay in the United States: ${grouped(catalogSize.roles)} roles in ${catalogSize.cities} cities at ${experienceLevels.length} experience levels, from public data. Every figure has an interval, its sources and its lineage. The service also manages a job search: jobs, contacts, activities, calendar, webhooks.

Amounts are whole U.S. dollars per year. Roles and cities are identified by slugs: use the role search or the city catalog to find them. Responses include a \`citation\` to quote and \`assumptions\` to report. A figure without a source is null; do not replace it with a guess. Errors say what to try next in \`retry_hint\` and \`follow_up_suggestions\`.

## Start here

- [OpenAPI document](${origin}/openapi.json): every operation, parameter, response and error
- [Role search](${origin}/api/v1/intelligence/salaries/search?q=nurse): open, no key
- [City catalog](${origin}/api/v1/intelligence/salaries/cities?state=CA): open, no key
- [A sample response](${origin}/api/v1/intelligence/salaries/demo): open, no key
- [API reference for people](${origin}/docs)

## Pages

Pages of figures and everything under /docs are Markdown too: \`Accept: text/markdown\`.

- [Pay of a role in the nation](${origin}/salaries/registered-nurse): \`/salaries/{role}?exp=mid&basis=local\`
- [Pay of a role in a city](${origin}/salaries/registered-nurse/chicago): \`/salaries/{role}/{city}\`, with the published wage and every step of the calculation
- [Two jobs, or a job in two cities](${origin}/compare), [a check of an offer's pay](${origin}/evaluate), [offers after tax](${origin}/offers)
- [Data files](${origin}/data): every role in every city, wages by occupation and area, as CSV and Parquet; \`/data/latest/roles/{role}.csv\` for a spreadsheet
- [Plans and limits](${origin}/pricing), [status](${origin}/status), [licenses of the data](${origin}/data-licenses), [sitemap](${origin}/sitemap.xml)

## Explanations

- [Methodology](${origin}/docs/methodology): sources, formulas, accuracy of the figures
- [Errors](${origin}/docs/errors): every code and what to do about it
- [Webhooks](${origin}/docs/webhooks): events, signatures, retries
- [A widget for any web page](${origin}/docs/widget), [a Python client](${origin}/docs/recipes/python)
- Recipes: ${recipeNames.map(({ slug, name }) => `[${name}](${origin}${recipePath(slug)})`).join(", ")}

## Agents

- Model Context Protocol, pay for everyone: POST ${origin}/mcp, no key: search, lists, pay by level, check of an offer
- Model Context Protocol, salary data: POST ${origin}/api/v1/intelligence/mcp, requires a key of the Pro plan, or OAuth: pay, skills, markets, offers after tax, lineage
- Model Context Protocol, job search and salary lookups: POST ${origin}/api/mcp, requires a token, or OAuth
- No two of these servers have a tool of the same name: an agent may use all three
- OAuth 2.1 from nothing but the endpoint's address: [metadata](${origin}/.well-known/oauth-authorization-server), PKCE, registration or a client ID metadata document, device authorization (RFC 8628), and the resource ${origin}/api for both APIs; [how to connect](${origin}/docs/mcp#oauth)
- MCP Apps: clients with the extension \`io.modelcontextprotocol/ui\` show pay, comparisons and the pipeline's funnel as charts; the text says the same without them
- [Tool manifest of the job search](${origin}/mcp.json), [server cards](${origin}/.well-known/ai-catalog.json)
`;
}
