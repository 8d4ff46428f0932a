import { NoParams } from "../../../../shared/contracts/common.ts";
import { CalendarPage, CalendarQuery } from "../../../../shared/contracts/pipeline/calendar.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/endpoint.ts";
import { readContext } from "../../../../shared/http/pipeline-context.ts";
import { listCalendarEvents } from "../../../../shared/pipeline/list-calendar-events.ts";

export default pipelineEndpoint({
  operationId: "listCalendar",
  method: "get",
  path: "/api/mcp/calendar",
  summary: "List upcoming events",
  description: "Answers the calendar's events that start in a window, the earliest first.",
  access: token("read"),
  params: NoParams,
  query: CalendarQuery,
  data: CalendarPage,
  errors: [],
  handle: async (c, query) => ({ data: await listCalendarEvents(readContext(c), query) }),
});
