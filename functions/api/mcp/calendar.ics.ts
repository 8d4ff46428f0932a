import { feedPerMinute } from "../../../shared/access/tiers.ts";
import { NoParams } from "../../../shared/contracts/common.ts";
import { FeedQuery } from "../../../shared/contracts/pipeline/feed.ts";
import { feedContext } from "../../../shared/http/contexts/feed-context.ts";
import { everyone, pipelineEndpoint } from "../../../shared/http/define.ts";
import { listFeedEvents } from "../../../shared/pipeline/feed/list-feed-events.ts";
import { icalendarType, toIcalendar } from "../../../shared/pipeline/icalendar/to-icalendar.ts";

export default pipelineEndpoint({
  operationId: "readCalendarFeed",
  method: "get",
  path: "/api/mcp/calendar.ics",
  summary: "Get a calendar feed",
  description: `Returns the calendar of the account that created the feed as iCalendar (RFC 5545), starting 90 days ago. The token in the URL is the credential. A feed can be read ${feedPerMinute} times a minute; reading it does not count against the account's rate limits.`,
  access: everyone,
  secretUrl: true,
  params: NoParams,
  query: FeedQuery,
  media: ["text/calendar"],
  errors: ["authentication_required", "tier_insufficient"],
  async handle(c, query) {
    // Set here as well, so that error responses carry it.
    c.header("Cache-Control", "no-store");
    const body = toIcalendar(await listFeedEvents(await feedContext(c, query.token)));
    const headers = { "Cache-Control": "no-store" };
    return { data: body, headers, text: { type: icalendarType, body } };
  },
});
