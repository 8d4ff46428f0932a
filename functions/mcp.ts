import * as z from "zod/mini";
import { NoParams } from "../shared/contracts/common.ts";
import { CheckPayQuery } from "../shared/contracts/evaluate.ts";
import { findSlug } from "../shared/http/contexts/find-slug.ts";
import { publicMcpContext } from "../shared/http/contexts/mcp/mcp-context.ts";
import { mcpEndpoint } from "../shared/http/contexts/mcp/mcp-endpoint.ts";
import { salaryContext } from "../shared/http/contexts/salary-context.ts";
import { everyone, salaryEndpoint } from "../shared/http/define.ts";
import { publicTools, servePublicTools } from "../shared/mcp/public/serve-public-tools.ts";
import { attribute } from "../shared/salaries/attribute.ts";
import { evaluate } from "../shared/salaries/evaluate.ts";
import cities from "./api/v1/intelligence/salaries/cities.ts";
import roles from "./api/v1/intelligence/salaries/roles.ts";
import search from "./api/v1/intelligence/salaries/search.ts";
import widget from "./api/v1/intelligence/salaries/widget.ts";

/** Only the tool `check_pay` calls this operation: it is not served over HTTP. */
const checkPay = salaryEndpoint({
  operationId: "checkPay",
  method: "get",
  path: "/mcp/check-pay",
  summary: "Check an offer at mid level",
  description: "Whether an offer or a posted range is fair, at mid level.",
  access: everyone,
  params: NoParams,
  query: CheckPayQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await evaluate(context, { ...query, exp: "mid" });
    return { data, ...attribute(data.estimate, context) };
  },
});

const operations = { roles, search, cities, widget, checkPay };
const endpoints = Object.values(operations);
const tools = publicTools(operations);
/** Calls of tools, and documents that are made for the request; a view of a chart is a constant. */
const Work = z.union([
  z.object({ method: z.literal("tools/call") }),
  z.object({
    method: z.literal("resources/read"),
    params: z.object({ uri: z.string().check(z.refine((uri) => !uri.startsWith("ui://"))) }),
  }),
]);

export default mcpEndpoint({
  family: "salary",
  operationId: "publicMcp",
  path: "/mcp",
  summary: "Call public tools over MCP",
  description:
    "A Model Context Protocol server that needs no credential (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25), with these tools: `search_roles`, `list_roles`, `list_cities`, `get_salary` (what a role pays at every level) and `check_pay` (whether an offer is fair at mid level). Only calls of tools and reads of resources count against the limit of an address, or, with a salary key, of its account. A call that a tool refuses returns a result with `isError`, what is wrong and the next call.",
  access: everyone,
  counts: (message) => Work.safeParse(message).success,
  serve: (c) => servePublicTools(publicMcpContext(c, endpoints), tools),
});
