import { key, salaryPost } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { countItems } from "#shared/middleware/steps/count-more.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import {
  CalculateBatchBody,
  CalculateBatchQuery,
  maxBatchItems,
} from "#shared/salaries/calculate/calculate-batch.request.ts";
import { calculateBatch } from "#shared/salaries/calculate/calculate-batch.ts";
import { describeFailures } from "#shared/salaries/calculate/describe-failures.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryPost({
  operationId: "calculateSalaries",
  method: "post",
  path: "/api/v1/intelligence/salaries/calculate/batch",
  summary: "Get salary estimates for several roles and cities",
  description: `Returns for up to ${maxBatchItems} pairs of a role and a city what the call for one of them returns, without expansions. An item whose role or city does not exist has an error in its place. Each item counts as a request: if fewer are left in the minute or the month, nothing is computed, and the 429 says how many would fit.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CalculateBatchQuery,
  body: CalculateBatchBody,
  errors: [],
  findSlug,
  begin: beginReference,
  async handle(c, _query, { items }) {
    await countItems(c, items.length);
    const context = await salaryContext(c);
    const { results, estimate } = await calculateBatch(context, items);
    const data = { results: describeFailures(c, results) };
    return { data, ...attribute(estimate, context) };
  },
});
