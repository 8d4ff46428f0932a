import * as z from "zod";
import { Instant, PageDetails } from "#shared/contract/pipeline-fields.response.ts";
import { ContactId, JobId } from "#shared/contract/pipeline-fields.ts";
import { EventId, EventType } from "./calendar.request.ts";

export const CalendarEvent = z
  .strictObject({
    id: EventId,
    type: EventType,
    title: z.string(),
    startsAt: Instant,
    endsAt: Instant.nullable(),
    timeZone: z.string(),
    location: z.string().nullable(),
    notes: z.string().nullable(),
    jobId: z.nullable(JobId),
    contactId: z.nullable(ContactId),
    round: z.int().min(0).nullable().meta({
      description:
        "Position of the round in the `rounds` of its job, from 0, if the event is one: it is changed with the job. Otherwise null.",
    }),
    createdAt: Instant,
    updatedAt: Instant.meta({ description: "Time of the last change; at first that of creation." }),
  })
  .meta({ id: "CalendarEvent" });
export type CalendarEvent = z.output<typeof CalendarEvent>;

export const CalendarPage = z
  .strictObject({ events: z.array(CalendarEvent), ...PageDetails })
  .meta({ id: "CalendarEventList" });
export type CalendarPage = z.output<typeof CalendarPage>;

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
