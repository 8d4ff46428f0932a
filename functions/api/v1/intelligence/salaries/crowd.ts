import { NoParams } from "../../../../../shared/contracts/common.ts";
import { CrowdQuery } from "../../../../../shared/contracts/crowd.ts";
import { dollars } from "../../../../../shared/core/format.ts";
import { findSlug } from "../../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { submitter } from "../../../../../shared/http/contexts/submitter.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { connectionOf } from "../../../../../shared/http/request/connection.ts";
import { attribute } from "../../../../../shared/salaries/attribute.ts";
import { bandWidth } from "../../../../../shared/salaries/crowd/aggregate.ts";
import { batchSize } from "../../../../../shared/salaries/crowd/batch-size.ts";
import { submissionCachePolicy } from "../../../../../shared/salaries/crowd/submission-cache-policy.ts";
import { crowd } from "../../../../../shared/salaries/crowd.ts";

export default salaryEndpoint({
  operationId: "getCrowdPay",
  method: "get",
  path: "/api/v1/intelligence/salaries/crowd",
  summary: "Get community-submitted pay",
  description: `Returns the median of submitted pay for a role, in one city or in all cities together. Available only to accounts that have made a submission themselves. Nothing is shown for fewer than ${batchSize} accounts. Submissions are added in batches of ${batchSize}, which appear everywhere within ${submissionCachePolicy.seconds} seconds. Figures are bands of ${dollars(bandWidth)}, computed from the bands of the submitted amounts.`,
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CrowdQuery,
  cachePolicy: submissionCachePolicy,
  errors: ["submission_required", "role_not_found", "city_not_found"],
  findSlug,
  async handle(c, query) {
    const context = await salaryContext(c);
    const database = () => connectionOf(c);
    const data = await crowd({ ...context, database, submitter: submitter(c) }, query);
    return { data, ...attribute(undefined, context) };
  },
});
