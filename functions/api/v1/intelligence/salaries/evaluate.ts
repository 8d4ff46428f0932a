import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { EvaluateQuery } from "#shared/salaries/evaluate/evaluate.request.ts";
import { evaluate } from "#shared/salaries/evaluate/evaluate.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "evaluateOffer",
  method: "get",
  path: "/api/v1/intelligence/salaries/evaluate",
  summary: "Evaluate an offer or a posted range",
  description:
    "Compares base pay (`amount`, or a range from `min` to `max`, for a year or an hour) with the estimated distribution of the role's pay in a city or the nation at a level. Returns its percentile, the probabilities that it is below, within or above the middle half, a verdict if one of them is at least 0.8, and the reasons. If there is no verdict, the reasons say what would settle it. Amounts to ask for stop at the published 90th percentile of everyone in the occupation there. Nothing is stored.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: EvaluateQuery,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const data = await evaluate(context, query);
    return { data, ...attribute(data.estimate, context) };
  },
});
