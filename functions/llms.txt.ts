import { Hono } from "hono";
import type { AppEnv } from "../shared/http/env.ts";
import { siteOrigin } from "../shared/http/request/site.ts";

/** `GET /llms.txt`: what a language model should know before it reads the rest. */
export default new Hono<AppEnv>().get("/llms.txt", (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.text(describe(siteOrigin(c)));
});

function describe(origin: string): string {
  return `# Compensation Intelligence

> What a job pays in the United States: 3,445 roles in 500 cities at four levels of experience, from public data, every figure with its interval, its sources and a trail. Beside it, a person's job search: jobs, contacts, activities, calendar, webhooks.

Amounts are whole U.S. dollars per year. Roles and cities are named by slugs: find a role's with search, a city's with the city catalog. Answers carry a \`citation\` to quote and \`assumptions\` to tell. What has no source is null; do not fill it in. Errors say what to try next in \`retry_hint\` and \`follow_up_suggestions\`.

## Start here

- [OpenAPI document](${origin}/openapi.json): every operation, parameter, answer and error
- [Search of roles](${origin}/api/v1/intelligence/salaries/search?q=nurse): open, no key
- [Catalog of cities](${origin}/api/v1/intelligence/salaries/cities?state=CA): open, no key
- [A sample answer](${origin}/api/v1/intelligence/salaries/demo): open, no key
- [API reference for people](${origin}/docs)

## Explanations

- [Method](${origin}/docs/methodology): sources, formulas, how far off the figures are
- [Errors](${origin}/docs/errors): every code and what to do about it
- [Webhooks](${origin}/docs/webhooks): events, signatures, retries

## Agents

- Model Context Protocol, salary data: POST ${origin}/api/v1/intelligence/mcp with a key of the Pro plan
- Model Context Protocol, job search and salary lookups: POST ${origin}/api/mcp with a token
- [Manifest of the job search's tools](${origin}/mcp.json)
`;
}
