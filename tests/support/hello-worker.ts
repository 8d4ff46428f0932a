import { operation } from "@compensation-intelligence/middleware";
import * as z from "zod/mini";

export { RateLimiter } from "#shared/rate-limit/rate-limiter.ts";

/** Says hello to whoever calls it, ten times a minute. */
export default operation({
  family: "pipeline",
  operationId: "hello",
  method: "get",
  path: "/api/mcp/hello",
  summary: "Say hello",
  description: "Says hello.",
  access: { kind: "public", plan: "catalog" },
  params: z.object({}),
  query: z.object({ name: z._default(z.string(), "you") }),
  errors: [],
  writes: false,
  handle: async (_c, { name }: { name: string }) => ({ data: { hello: name } }),
});
