import * as z from "zod/mini";
import { withMeta } from "#shared/contract/with-meta.ts";

export const FeedQuery = z.object({
  token: withMeta(z.optional(z.string().check(z.maxLength(200))), {
    description: "Token of the feed, as contained in the URL from `POST /api/mcp/calendar/feed`.",
    example: "ics_7Yk2mQ9vR4sT1wX8zB3cD6fG5hJ0nP2q1aB4cE",
  }),
});
