import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { EventParams } from "#shared/pipeline/calendar/calendar.request.ts";
import { deleteCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "deleteCalendarEvent",
  method: "delete",
  path: "/api/mcp/calendar/:id",
  summary: "Delete a calendar event",
  description:
    "Deletes a calendar event. A round of interviews is deleted with its job's rounds instead (400). No webhook event is sent.",
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
