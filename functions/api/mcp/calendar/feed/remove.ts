import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { deleteFeed } from "#shared/pipeline/calendar/calendar-feed.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "deleteCalendarFeed",
  method: "delete",
  path: "/api/mcp/calendar/feed",
  summary: "Delete the calendar feed",
  description: "Deletes the account's calendar feed. Its URL stops working immediately.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteFeed(writeContext(c, write)),
  }),
});
