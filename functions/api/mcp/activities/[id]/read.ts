import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { ActivityParams } from "../../../../../shared/contracts/pipeline/activity.ts";
import { readContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/define.ts";
import { readActivity } from "../../../../../shared/pipeline/read-activity.ts";

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
