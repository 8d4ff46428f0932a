import { everyoneFixed, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { siteOf } from "#shared/middleware/request/site.ts";
import { catalogDurations } from "#shared/middleware/response/headers.ts";
import { DemoQuery } from "#shared/salaries/demo/demo.request.ts";
import { demo, demoMethod } from "#shared/salaries/demo/demo.ts";

export default salaryEndpoint({
  operationId: "getDemo",
  method: "get",
  path: "/api/v1/intelligence/salaries/demo",
  summary: "Get a sample response",
  description:
    "Returns a fixed sample in the format of a real response, without a key: software developers in San Francisco, from the published figures of May 2025.",
  access: everyoneFixed,
  params: NoParams,
  query: DemoQuery,
  // Nothing but a release of the service changes it.
  cache: { ...catalogDurations, version: async () => demoMethod },
  errors: [],
  async handle(c) {
    const data = demo(siteOf(c));
    const { as_of, methodology_version } = data.estimate;
    return { data, updated: as_of, methodologyVersion: methodology_version };
  },
});
