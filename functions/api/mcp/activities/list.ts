import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { ActivitiesQuery } from "#shared/pipeline/activities/activity.request.ts";
import { listActivities } from "#shared/pipeline/activities/read-activities.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineEndpoint({
  operationId: "listActivities",
  method: "get",
  path: "/api/mcp/activities",
  summary: "List activities",
  description:
    "Returns the account's activities, newest first, optionally filtered by job, contact, type or date. `job` and `contact` are other names of `jobId` and `contactId`: send one of the two. `date` is one day; `from` and `to` are a range.",
  access: token("read"),
  params: NoParams,
  query: ActivitiesQuery,
  errors: ["record_not_found"],
  handle: async (c, query) => ({ data: await listActivities(readContext(c), query) }),
});
