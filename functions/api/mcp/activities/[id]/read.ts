import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { ActivityParams } from "#shared/pipeline/activities/activity.request.ts";
import { readActivity } from "#shared/pipeline/activities/read-activities.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineEndpoint({
  operationId: "getActivity",
  method: "get",
  path: "/api/mcp/activities/:id",
  summary: "Get an activity",
  description: "Returns an activity. The ETag can be sent in `If-Match` to change or delete it.",
  access: token("read"),
  params: ActivityParams,
  query: NoQuery,
  errors: ["record_not_found"],
  async handle(c) {
    const { activity, version } = await readActivity(readContext(c), c.req.param("id") ?? "");
    return { data: activity, version };
  },
});
