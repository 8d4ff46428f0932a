import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { bandWidth } from "#shared/salaries/crowd/aggregate.ts";
import { batchSize } from "#shared/salaries/crowd/batch-size.ts";
import { CrowdQuery } from "#shared/salaries/crowd/crowd.request.ts";
import { crowd } from "#shared/salaries/crowd/crowd.ts";
import { submitter } from "#shared/salaries/crowd/submitter.http.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

export default salaryEndpoint({
  operationId: "getCrowdPay",
  method: "get",
  path: "/api/v1/intelligence/salaries/crowd",
  summary: "Get community-submitted pay",
  description: `Returns the median of submitted pay for a role, in one city or in all cities together. Available only to accounts that have made a submission themselves. Nothing is shown for fewer than ${batchSize} accounts. Submissions are added in batches of ${batchSize}. Figures are bands of ${dollars(bandWidth)}, computed from the bands of the submitted amounts.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CrowdQuery,
  errors: ["submission_required", "role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  async handle(c, query) {
    const context = await salaryContext(c);
    const database = () => connectionOf(c);
    const data = await crowd({ ...context, database, submitter: submitter(c) }, query);
    return { data, ...attribute(undefined, context) };
  },
});
