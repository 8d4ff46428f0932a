import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import {
  ActivityParams,
  UpdateActivityBody,
} from "#shared/pipeline/activities/activity.request.ts";
import { updateActivity } from "#shared/pipeline/activities/write-activities.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "updateActivity",
  method: "patch",
  path: "/api/mcp/activities/:id",
  summary: "Update an activity",
  description:
    "Updates the fields in the body; `null` clears a field. An activity that was read can be sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they are. Changing it updates when something last happened to its job, and when its contact was last contacted. No webhook event is sent.",
  access: token("read_write"),
  params: ActivityParams,
  query: NoQuery,
  body: UpdateActivityBody,
  versioned: true,
  errors: ["record_not_found"],
  async handle(c, _query, body, write) {
    const id = c.req.param("id") ?? "";
    const context = writeContext(c, write);
    const { activity, version } = await updateActivity(context, id, body, readIfMatch(c));
    return { data: activity, version };
  },
});
