import { NoParams } from "../../../../shared/contracts/common.ts";
import { ActivitiesQuery } from "../../../../shared/contracts/pipeline/activity.ts";
import { readContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/define.ts";
import { listActivities } from "../../../../shared/pipeline/list-activities.ts";

export default pipelineEndpoint({
  operationId: "listActivities",
  method: "get",
  path: "/api/mcp/activities",
  summary: "List activities",
  description:
    "Returns the account's activities, newest first, optionally filtered by job, contact, type or date.",
  access: token("read"),
  params: NoParams,
  query: ActivitiesQuery,
  errors: ["record_not_found"],
  handle: async (c, query) => ({ data: await listActivities(readContext(c), query) }),
});
