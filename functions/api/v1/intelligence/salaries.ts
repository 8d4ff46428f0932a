import { NoParams } from "../../../../shared/contracts/common.ts";
import { LegacyQuery } from "../../../../shared/contracts/legacy.ts";
import { findSlug } from "../../../../shared/http/contexts/find-slug.ts";
import { salaryContext } from "../../../../shared/http/contexts/salary-context.ts";
import { submitter } from "../../../../shared/http/contexts/submitter.ts";
import { key, salaryEndpoint } from "../../../../shared/http/define.ts";
import { connectionOf } from "../../../../shared/http/request/connection.ts";
import { attribute } from "../../../../shared/salaries/attribute.ts";
import { isKnownContributor } from "../../../../shared/salaries/crowd/contributors.ts";
import { submissionCachePolicy } from "../../../../shared/salaries/crowd/submission-cache-policy.ts";
import { legacy } from "../../../../shared/salaries/legacy.ts";

export default salaryEndpoint({
  operationId: "getLegacySalary",
  method: "get",
  path: "/api/v1/intelligence/salaries",
  summary: "Get all data of a role (deprecated)",
  description:
    "Deprecated: use `calculate` and the other endpoints. Returns the estimate, total compensation, experience bands, history, adjacent roles, skill premiums and submitted pay of a role in one response. A block is null if no public source has the data, or if this key may not call the block's own endpoint. No fields will be added.",
  access: key("free", "intelligence:read"),
  params: NoParams,
  query: LegacyQuery,
  cachePolicy: submissionCachePolicy,
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  deprecation: {
    sunset: "2028-05-10",
    successor: "/api/v1/intelligence/salaries/calculate",
    explanation: "/docs/methodology#deprecated",
  },
  async handle(c, query) {
    const context = await salaryContext(c);
    const database = () => connectionOf(c);
    const by = submitter(c);
    // An account without a submission may have made one by the next call, so the response is not cached.
    const transient = !(await isKnownContributor(by));
    const data = await legacy({ ...context, database, submitter: by }, query);
    return { data, transient, ...attribute(data.baseSalary, context) };
  },
});
