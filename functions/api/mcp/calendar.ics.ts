import { feedPerMinute } from "../../../shared/access/tiers.ts";
import { NoParams } from "../../../shared/contracts/common.ts";
import { FeedQuery } from "../../../shared/contracts/pipeline/feed.ts";
import { grouped } from "../../../shared/core/format.ts";
import { feedContext } from "../../../shared/http/contexts/feed-context.ts";
import { logApart } from "../../../shared/http/contexts/log-apart.ts";
import { everyone, pipelineEndpoint } from "../../../shared/http/define.ts";
import { listFeedEvents, maxFeedEvents } from "../../../shared/pipeline/feed/list-feed-events.ts";
import { icalendarType, toIcalendar } from "../../../shared/pipeline/icalendar/to-icalendar.ts";

export default pipelineEndpoint({
  operationId: "readCalendarFeed",
  method: "get",
  path: "/api/mcp/calendar.ics",
  summary: "Get a calendar feed",
  description: `Returns the calendar of the account that created the feed as iCalendar (RFC 5545), starting 90 days ago. Of more than ${grouped(maxFeedEvents)} events or 4 MB of text, those nearest to now are included, and the calendar's description says so. The token in the URL is the credential. A feed can be read ${feedPerMinute} times a minute; reading it does not count against the account's rate limits.`,
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
  // Without marks that would be escaped: many programs show this property as it is.
  return `The calendar has more events than fit in a feed. These are the ${count} nearest to now.`;
}
