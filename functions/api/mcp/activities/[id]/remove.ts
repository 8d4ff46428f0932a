import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { ActivityParams } from "#shared/pipeline/activities/activity.request.ts";
import { deleteActivity } from "#shared/pipeline/activities/write-activities.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

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
