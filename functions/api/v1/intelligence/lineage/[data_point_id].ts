import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { LineageData, LineageParams } from "../../../../../shared/contracts/lineage.ts";
import { key, salaryEndpoint } from "../../../../../shared/http/endpoint.ts";
import { lineageContext } from "../../../../../shared/http/salary-context.ts";
import { lineage } from "../../../../../shared/salaries/lineage.ts";

export default salaryEndpoint({
  operationId: "getLineage",
  method: "get",
  path: "/api/v1/intelligence/lineage/:data_point_id",
  summary: "Trace a figure to its sources",
  description:
    "Answers every published value, parameter and step behind a figure, in an order in which the sum can be redone from this answer alone. An id resolves for ever: it names the method and the dataset version it was made with.",
  access: key("pro", "intelligence:lineage"),
  params: LineageParams,
  query: NoQuery,
  data: LineageData,
  repeatable: true,
  errors: ["data_point_not_found"],
  async handle(c) {
    const data = await lineage(lineageContext(c), c.req.param("data_point_id") ?? "");
    const { as_of, methodology_version } = data.result;
    return { data, updated: as_of, methodologyVersion: methodology_version };
  },
});
