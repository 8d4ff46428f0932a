import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { createFeed } from "#shared/pipeline/calendar/calendar-feed.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "createCalendarFeed",
  method: "post",
  path: "/api/mcp/calendar/feed",
  summary: "Create a calendar feed",
  description:
    "Creates a URL that calendar applications can subscribe to. The URL is returned only once and cannot be retrieved later. If the account already has a feed, its earlier URL stops working.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  status: 201,
  secret: true,
  errors: [],
  async handle(c, _query, _body, write) {
    return { status: 201, data: await createFeed(writeContext(c, write), siteOrigin(c)) };
  },
});
