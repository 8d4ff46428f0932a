import { NoParams } from "../../../../../shared/contracts/common.ts";
import { CrowdData, CrowdQuery } from "../../../../../shared/contracts/crowd.ts";
import { salaryContext } from "../../../../../shared/http/contexts/salary-context.ts";
import { submitter } from "../../../../../shared/http/contexts/submitter.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { openDatabase } from "../../../../../shared/http/request/database.ts";
import { attribute } from "../../../../../shared/salaries/attribute.ts";
import { submissionCachePolicy } from "../../../../../shared/salaries/crowd/submission-cache-policy.ts";
import { crowd } from "../../../../../shared/salaries/crowd.ts";

export default salaryEndpoint({
  operationId: "getCrowdPay",
  method: "get",
  path: "/api/v1/intelligence/salaries/crowd",
  summary: "See what the community says it earns",
  description:
    "Answers the median of submitted pay for a role, in a city or in all of them, to accounts that have submitted themselves. Nothing is shown of fewer than five accounts; figures move in batches of five, everywhere within five seconds, and are rounded to 1,000. Quartiles are shown from ten accounts on.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: CrowdQuery,
  data: CrowdData,
  cachePolicy: submissionCachePolicy,
  errors: ["submission_required", "role_not_found", "city_not_found"],
  async handle(c, query) {
    const context = await salaryContext(c);
    const database = () => openDatabase(c);
    const data = await crowd({ ...context, database, submitter: submitter(c) }, query);
    return { data, ...attribute(undefined, context) };
  },
});
