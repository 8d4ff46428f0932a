import * as z from "zod";
import { EventType } from "../../pipeline/calendar.ts";
import { ContactId, Id, JobId } from "../../pipeline/fields.ts";
import { Instant } from "./fields.ts";
import { PageDetails } from "./list.ts";

export const CalendarEvent = z
  .strictObject({
    id: Id("cal_", "a calendar event"),
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
  })
  .meta({ id: "CalendarEvent" });
export type CalendarEvent = z.output<typeof CalendarEvent>;

export const CalendarPage = z.strictObject({ events: z.array(CalendarEvent), ...PageDetails });
export type CalendarPage = z.output<typeof CalendarPage>;
