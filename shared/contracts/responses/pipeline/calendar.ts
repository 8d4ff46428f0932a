import * as z from "zod";
import { EventId, EventType } from "../../pipeline/calendar.ts";
import { ContactId, JobId } from "../../pipeline/fields.ts";
import { Instant } from "./fields.ts";
import { PageDetails } from "./list.ts";

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
    createdAt: Instant,
    updatedAt: Instant.meta({ description: "Time of the last change; at first that of creation." }),
  })
  .meta({ id: "CalendarEvent" });
export type CalendarEvent = z.output<typeof CalendarEvent>;

export const CalendarPage = z
  .strictObject({ events: z.array(CalendarEvent), ...PageDetails })
  .meta({ id: "CalendarEventList" });
export type CalendarPage = z.output<typeof CalendarPage>;
