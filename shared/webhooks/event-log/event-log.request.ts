import * as z from "zod/mini";
import { commaSeparated, Limit } from "#shared/contract/list-fields.ts";
import { SomeOf } from "#shared/contract/pipeline-list-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { eventTypes } from "../subscriptions/webhook-events.ts";

export const EventsQuery = z.object({
  after: withMeta(
    z.optional(
      z
        .string()
        .check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, "nextCursor of an earlier response, or latest")),
    ),
    {
      description:
        "Returns what came after an earlier response: its `nextCursor`. Without it, the log begins with the oldest event that is kept; `latest` begins with what comes from now on. `event` and `limit` may change between calls.",
      example: "latest",
    },
  ),
  event: withMeta(SomeOf(eventTypes), {
    description: "One or more events, comma-separated.",
    example: "job.status_changed,offer.received",
    param: commaSeparated,
  }),
  limit: Limit(100),
});
export type EventsQuery = z.output<typeof EventsQuery>;
