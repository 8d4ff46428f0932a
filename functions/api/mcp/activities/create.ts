import { NoParams, NoQuery } from "../../../../shared/contracts/common.ts";
import { CreateActivityBody } from "../../../../shared/contracts/pipeline/activity.ts";
import { writeContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../shared/http/define.ts";
import { createActivity } from "../../../../shared/pipeline/create-activity.ts";

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
