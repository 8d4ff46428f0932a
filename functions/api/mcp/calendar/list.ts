import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { chooseMedia } from "#shared/middleware/request/accept.ts";
import { linkNextPage } from "#shared/middleware/response/list-table.ts";
import { CalendarQuery } from "#shared/pipeline/calendar/calendar.request.ts";
import { listCalendarEvents } from "#shared/pipeline/calendar/read-calendar-events.ts";
import { icalendarType, toIcalendar } from "#shared/pipeline/calendar/to-icalendar.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

const media = ["application/json", "text/calendar"] as const;

export default pipelineEndpoint({
  operationId: "listCalendar",
  method: "get",
  path: "/api/mcp/calendar",
  summary: "List calendar events",
  description:
    "Returns the calendar events that start within a time window, earliest first, together with the rounds of interviews of jobs that have a time and are not cancelled. A round for which the calendar has an event of the same job at the same time is left out. With `Accept: text/calendar` the page is returned as iCalendar (RFC 5545) with times in UTC, and `Link` contains the URL of the next page.",
  access: token("read"),
  params: NoParams,
  query: CalendarQuery,
  media,
  errors: [],
  async handle(c, query) {
    const data = await listCalendarEvents(readContext(c), query);
    if (chooseMedia(c, media) === "application/json") return { data };
    const text = { type: icalendarType, body: toIcalendar(data.events) };
    return { data, headers: linkNextPage(c, data.nextCursor), text };
  },
});
