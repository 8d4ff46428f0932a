import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { CreateEventBody } from "#shared/pipeline/calendar/calendar.request.ts";
import { createCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "createCalendarEvent",
  method: "post",
  path: "/api/mcp/calendar",
  summary: "Add a calendar event",
  description:
    "Adds an interview, a phone screen, a follow-up, a deadline or another event, for a job, with a contact, or neither.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: CreateEventBody,
  status: 201,
  errors: ["record_not_found"],
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await createCalendarEvent(writeContext(c, write), body),
  }),
});
