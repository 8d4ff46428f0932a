import { key, salaryPost } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { NegotiateBody, NegotiateQuery } from "#shared/salaries/negotiate/negotiate.request.ts";
import { negotiate } from "#shared/salaries/negotiate/require-negotiation.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryPost({
  operationId: "negotiateOffer",
  method: "post",
  path: "/api/v1/intelligence/salaries/negotiate",
  summary: "Prepare an offer negotiation",
  description:
    "Takes an offer, and optionally competing offers, and returns a counteroffer with talking points, an email script and a phone script. Every number is from the role's estimate, from the request, or derived from these, and `figures` lists its source. The same request always returns the same text. Nothing is stored.",
  access: key("pro", "intelligence:read"),
  params: NoParams,
  query: NegotiateQuery,
  body: NegotiateBody,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, _query, body) {
    const context = await salaryContext(c);
    const data = await negotiate(context, body);
    return { data, ...attribute(data.estimate, context) };
  },
});
