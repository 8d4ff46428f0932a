import { key, salaryEndpoint } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { traceContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { isOfPackage, ofPackage } from "#shared/salaries/estimate/data-point-id.ts";
import { LineageParams } from "#shared/salaries/lineage/lineage.request.ts";
import { dateOf, traceFigure } from "#shared/salaries/lineage/trace-figure.ts";

export default salaryEndpoint({
  operationId: "getLineage",
  method: "get",
  path: "/api/v1/intelligence/lineage/:data_point_id",
  summary: "Trace a figure to its sources",
  description:
    "Returns every published value, parameter and calculation step behind a figure, in an order in which the calculation can be repeated from this response alone. For submitted pay it returns the rules and counts, never the submissions; for employers' filings, how they were selected. Ids never expire: each one contains the methodology and dataset version of its figure.",
  access: key("pro", "intelligence:lineage"),
  insteadOfPlan: (_origin, path) =>
    isOfPackage(path.split("/").at(-1) ?? "")
      ? { message: `${ofPackage} No plan of the service opens it.`, isOfNoPlan: true }
      : null,
  params: LineageParams,
  query: NoQuery,
  begin: beginReference,
  errors: ["data_point_not_found"],
  async handle(c) {
    const context = traceContext(c);
    const data = await traceFigure(context, c.req.param("data_point_id") ?? "");
    return {
      data,
      updated: dateOf(data, context),
      methodologyVersion: data.methodology_version,
    };
  },
});
