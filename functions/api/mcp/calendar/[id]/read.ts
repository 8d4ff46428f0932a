import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { EventParams } from "#shared/pipeline/calendar/calendar.request.ts";
import { readCalendarEvent } from "#shared/pipeline/calendar/read-calendar-events.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineEndpoint({
  operationId: "getCalendarEvent",
  method: "get",
  path: "/api/mcp/calendar/:id",
  summary: "Get a calendar event",
  description:
    "Returns a calendar event. The ETag can be sent in `If-Match` to change or delete it.",
  access: token("read"),
  params: EventParams,
  query: NoQuery,
  errors: ["record_not_found"],
  async handle(c) {
    const { event, version } = await readCalendarEvent(readContext(c), c.req.param("id") ?? "");
    return { data: event, version };
  },
});
