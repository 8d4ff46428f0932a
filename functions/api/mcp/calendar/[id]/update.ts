import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { EventParams, UpdateEventBody } from "#shared/pipeline/calendar/calendar.request.ts";
import { updateCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "updateCalendarEvent",
  method: "patch",
  path: "/api/mcp/calendar/:id",
  summary: "Update a calendar event",
  description:
    "Updates the fields in the body; `null` clears a field. An event that was read can be sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they are. A round of interviews is changed with its job instead (400). No webhook event is sent.",
  access: token("read_write"),
  params: EventParams,
  query: NoQuery,
  body: UpdateEventBody,
  versioned: true,
  errors: ["record_not_found"],
  async handle(c, _query, body, write) {
    const id = c.req.param("id") ?? "";
    const context = writeContext(c, write);
    const { event, version } = await updateCalendarEvent(context, id, body, readIfMatch(c));
    return { data: event, version };
  },
});
