import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { submitter } from "#shared/salaries/crowd/submitter.http.ts";
import { LegacyQuery } from "#shared/salaries/lookup-tools/legacy.request.ts";
import { legacy } from "#shared/salaries/lookup-tools/legacy.ts";
import { attribute } from "#shared/salaries/subject/attribute.ts";
import { findSlug } from "#shared/salaries/subject/find-slug.http.ts";

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
  errors: ["role_not_found", "city_not_found"],
  findSlug,
  begin: beginReference,
  deprecation: {
    sunset: "2028-05-10",
    successor: "/api/v1/intelligence/salaries/calculate",
    explanation: "/docs/methodology#deprecated",
  },
  async handle(c, query) {
    const context = await salaryContext(c);
    const database = () => connectionOf(c);
    const data = await legacy({ ...context, database, submitter: submitter(c) }, query);
    return { data, ...attribute(data.baseSalary, context) };
  },
});
