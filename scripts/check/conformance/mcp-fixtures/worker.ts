/**
 * The MCP endpoint of the Salary Data API with the fixtures of the conformance suite in place
 * of its tools. The middleware around the operation is the service's own.
 */

import { key } from "../../../../shared/api/define-operation.http.ts";
import { mcpEndpoint } from "../../../../shared/mcp/mcp-endpoint.http.ts";
import { createApp } from "../../../../shared/middleware/app.ts";
import type { Bindings } from "../../../../shared/middleware/env.ts";
import type { FixtureServer } from "./fixture-server.ts";

export { RateLimiter } from "../../../../shared/rate-limit/rate-limiter.ts";
export { FixtureServer } from "./fixture-server.ts";

interface FixtureBindings extends Bindings {
  FIXTURES: DurableObjectNamespace<FixtureServer>;
}

const fixtures = mcpEndpoint({
  family: "salary",
  operationId: "mcpFixtures",
  path: "/api/v1/intelligence/mcp",
  summary: "Fixtures",
  description: "Fixtures.",
  access: key("pro", "intelligence:read"),
  async serve(c) {
    const { FIXTURES } = c.env as FixtureBindings;
    const { url, method, headers } = c.req.raw;
    const request = new Request(url, { method, headers, body: c.get("bodyText") ?? "" });
    const response = await FIXTURES.getByName("fixtures").fetch(request);
    // A copy, because the headers of a fetched response are immutable.
    return new Response(response.body, response);
  },
});

export default createApp([fixtures]);
