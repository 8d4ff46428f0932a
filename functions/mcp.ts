import { contractsOf } from "@compensation-intelligence/middleware";
import { everyone, salaryEndpoint, salaryPost } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { publicMcpContext } from "#shared/mcp/mcp-context.http.ts";
import { mcpEndpoint } from "#shared/mcp/mcp-endpoint.http.ts";
import { publicTools, servePublicTools } from "#shared/mcp/public/serve-public-tools.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { CheckPayQuery } from "#shared/salaries/evaluate/evaluate.request.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import {
  CompareOffersBody,
  CompareOffersQuery,
} from "#shared/salaries/offers/compare-offers.request.ts";
import { compareOffers } from "#shared/salaries/offers/compare-offers.ts";
import {
  CheckPostingBody,
  CheckPostingQuery,
} from "#shared/salaries/posting/check-posting.request.ts";
import { checkPosting } from "#shared/salaries/posting/check-posting.ts";
import { postingCheckContext } from "#shared/salaries/posting/posting-check-context.http.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";
import cities from "./api/v1/intelligence/salaries/cities.ts";
import roles from "./api/v1/intelligence/salaries/roles.ts";
import search from "./api/v1/intelligence/salaries/search.ts";
import widget from "./api/v1/intelligence/salaries/widget.ts";

/** Only the tool `check_pay` calls this operation: it is not served over HTTP. */
const checkPay = salaryEndpoint({
  operationId: "checkPay",
  method: "get",
  path: "/mcp/check-pay",
  summary: "Check an offer",
  description: "Whether an offer or a posted range is fair.",
  access: everyone,
  params: NoParams,
  query: CheckPayQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await evaluate(context, { ...query, exp: "any" });
    return { data, ...attribute(data.estimate, context) };
  },
});

/** The check of a posting without a key: a link is read for the address that calls. */
const checkPostingForAll = salaryPost({
  operationId: "checkPosting",
  method: "post",
  path: "/mcp/check-posting",
  summary: "Check the pay of a job posting",
  description: "What a posting says about pay, and what the law of its place asks for.",
  access: everyone,
  params: NoParams,
  query: CheckPostingQuery,
  body: CheckPostingBody,
  errors: ["dependency_unavailable"],
  async handle(c, _query, body) {
    const context = await postingCheckContext(c);
    const data = await checkPosting(context, body);
    return { data, ...attribute(data.evaluation?.estimate, context) };
  },
});

/** The comparison of offers without a key. Nothing is stored. */
const compareOffersForAll = salaryPost({
  operationId: "compareOffers",
  method: "post",
  path: "/mcp/compare-offers",
  summary: "Compare job offers",
  description: "Ranks offers by what is left after taxes, at local prices.",
  access: everyone,
  params: NoParams,
  query: CompareOffersQuery,
  body: CompareOffersBody,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  async handle(c, _query, body) {
    const context = await salaryContext(c);
    const data = await compareOffers(context, body);
    return {
      data,
      ...attribute(data.offers.find(({ market }) => market)?.market?.estimate, context),
    };
  },
});

const operations = contractsOf({
  ...{ roles, search, cities, widget, checkPay },
  checkPosting: checkPostingForAll,
  compareOffers: compareOffersForAll,
});
const endpoints = Object.values(operations);
const tools = publicTools(operations);

export default mcpEndpoint({
  family: "salary",
  operationId: "publicMcp",
  path: "/mcp",
  summary: "Call public tools over MCP",
  description:
    "A Model Context Protocol server that needs no credential (Streamable HTTP, stateless; revisions 2026-07-28 and 2025-11-25), with these tools: `find_roles`, `list_all_roles`, `list_cities`, `look_up_pay` (what a role pays at every level), `check_pay` (whether an offer is fair), `check_job_posting` (what a posting says about pay, and what the law of its place asks for) and `compare_offers` (which of several offers leaves most after taxes, at local prices). Calls of tools and reads of resources count against the limit of an address, and every message against its limit for pages; with a salary key every message counts against the minute of its account. A call that a tool refuses, or that is over a limit, returns a result with `isError` and what to do next; any other message over a limit is 429.",
  access: everyone,
  serve: (c) => servePublicTools(publicMcpContext(c, endpoints), tools),
});
