import * as z from "zod";
import { Instant } from "#shared/contract/pipeline-fields.response.ts";

export const CalendarFeed = z
  .strictObject({
    url: z.url().meta({
      description: "URL to subscribe to. It contains the credential and is returned only once.",
      example:
        "https://api.example.com/api/mcp/calendar.ics?token=ics_7Yk2mQ9vR4sT1wX8zB3cD6fG5hJ0nP2q1aB4cE",
    }),
    createdAt: Instant,
  })
  .meta({ id: "CalendarFeed" });
export type CalendarFeed = z.output<typeof CalendarFeed>;

export const FeedDeleted = z
  .strictObject({ deleted: z.literal(true) })
  .meta({ id: "DeletedCalendarFeed" });
export type FeedDeleted = z.output<typeof FeedDeleted>;
