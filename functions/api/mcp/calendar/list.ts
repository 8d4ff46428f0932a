import { NoParams } from "../../../../shared/contracts/common.ts";
import { CalendarQuery } from "../../../../shared/contracts/pipeline/calendar.ts";
import { readContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/define.ts";
import { chooseMedia } from "../../../../shared/http/request/accept.ts";
import { linkNextPage } from "../../../../shared/http/response/link-next-page.ts";
import { icalendarType, toIcalendar } from "../../../../shared/pipeline/icalendar/to-icalendar.ts";
import { listCalendarEvents } from "../../../../shared/pipeline/list-calendar-events.ts";

const media = ["application/json", "text/calendar"] as const;

export default pipelineEndpoint({
  operationId: "listCalendar",
  method: "get",
  path: "/api/mcp/calendar",
  summary: "List calendar events",
  description:
    "Returns the calendar events that start within a time window, earliest first. With `Accept: text/calendar` the page is returned as iCalendar (RFC 5545) with times in UTC, and `Link` contains the URL of the next page.",
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
