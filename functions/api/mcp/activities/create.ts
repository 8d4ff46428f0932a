import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { CreateActivityBody } from "#shared/pipeline/activities/activity.request.ts";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "logActivity",
  method: "post",
  path: "/api/mcp/activities",
  summary: "Log an activity",
  description:
    "Logs an activity for a job, with a contact, or neither. Sends the event `activity.created`.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: CreateActivityBody,
  status: 201,
  errors: ["record_not_found"],
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await createActivity(writeContext(c, write), body),
  }),
});
