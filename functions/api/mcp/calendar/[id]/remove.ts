import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { EventParams } from "../../../../../shared/contracts/pipeline/calendar.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { deleteCalendarEvent } from "../../../../../shared/pipeline/delete-calendar-event.ts";

export default pipelineWrite({
  operationId: "deleteCalendarEvent",
  method: "delete",
  path: "/api/mcp/calendar/:id",
  summary: "Delete a calendar event",
  description: "Deletes a calendar event. No webhook event is sent.",
  access: token("read_write"),
  params: EventParams,
  query: NoQuery,
  versioned: true,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteCalendarEvent(
      writeContext(c, write),
      c.req.param("id") ?? "",
      readIfMatch(c),
    ),
  }),
});
