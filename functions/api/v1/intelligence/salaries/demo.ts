import { NoParams } from "../../../../../shared/contracts/common.ts";
import { DemoQuery } from "../../../../../shared/contracts/demo.ts";
import { everyoneFixed, salaryEndpoint } from "../../../../../shared/http/define.ts";
import { siteOrigin } from "../../../../../shared/http/request/site.ts";
import { demo } from "../../../../../shared/salaries/demo.ts";

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
  cachePolicy: true,
  errors: [],
  async handle(c) {
    const data = demo(siteOrigin(c));
    const { as_of, methodology_version } = data.estimate;
    return { data, updated: as_of, methodologyVersion: methodology_version };
  },
});
