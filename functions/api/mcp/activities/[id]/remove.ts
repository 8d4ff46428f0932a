import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { ActivityParams } from "../../../../../shared/contracts/pipeline/activity.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { deleteActivity } from "../../../../../shared/pipeline/delete-activity.ts";

export default pipelineWrite({
  operationId: "deleteActivity",
  method: "delete",
  path: "/api/mcp/activities/:id",
  summary: "Delete an activity",
  description:
    "Deletes an activity. When something last happened to its job, and when its contact was last contacted, are found again. No webhook event is sent.",
  access: token("read_write"),
  params: ActivityParams,
  query: NoQuery,
  versioned: true,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteActivity(writeContext(c, write), c.req.param("id") ?? "", readIfMatch(c)),
  }),
});
