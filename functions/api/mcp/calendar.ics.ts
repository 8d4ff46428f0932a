import { feedPerMinute } from "#shared/access/tiers.ts";
import { everyone, pipelineEndpoint } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { grouped } from "#shared/core/format.ts";
import { logApart } from "#shared/middleware/response/error.ts";
import { FeedQuery } from "#shared/pipeline/calendar/calendar-feed.request.ts";
import { feedContext } from "#shared/pipeline/calendar/feed-context.http.ts";
import { listFeedEvents, maxFeedEvents } from "#shared/pipeline/calendar/list-feed-events.ts";
import { icalendarType, toIcalendar } from "#shared/pipeline/calendar/to-icalendar.ts";

export default pipelineEndpoint({
  operationId: "readCalendarFeed",
  method: "get",
  path: "/api/mcp/calendar.ics",
  summary: "Get a calendar feed",
  description: `Returns the calendar of the account that created the feed as iCalendar (RFC 5545), rounds of interviews included, starting 90 days ago. Of more than ${grouped(maxFeedEvents)} events or 4 MB of text, those nearest to now are included, and the calendar's description says so. The token in the URL is the credential. A feed can be read ${feedPerMinute} times a minute; reading it does not count against the account's rate limits.`,
  access: everyone,
  secretUrl: true,
  params: NoParams,
  query: FeedQuery,
  media: ["text/calendar"],
  errors: ["authentication_required"],
  async handle(c, query) {
    const { events, isWhole } = await logApart(c, async () =>
      listFeedEvents(await feedContext(c, query.token)),
    );
    const body = toIcalendar(events, isWhole ? undefined : describeCut(events.length));
    return { data: body, text: { type: icalendarType, body } };
  },
});

function describeCut(count: number): string {
  // The sentence has no marks that would be escaped, because many programs show this property as it is.
  return `The calendar has more events than fit in a feed. These are the ${count} nearest to now.`;
}
