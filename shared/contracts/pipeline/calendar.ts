import * as z from "zod";
import { calendarEventTypes } from "../../../schema/pipeline.ts";
import { ContactId, InstantInput, JobId, Line, Name, Notes, RangeBound } from "./fields.ts";
import { PageQuery } from "./list.ts";

export const EventType = z
  .enum(calendarEventTypes)
  .meta({ description: "Type of event.", example: "interview" });

const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, "an IANA time zone")
  .refine(isTimeZone, "an IANA time zone")
  .meta({
    description: "IANA time zone in which the event is displayed.",
    example: "America/Chicago",
  });

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const CreateEventBody = z
  .strictObject({
    type: EventType,
    title: Line(200).meta({
      description: "Title shown in the calendar.",
      example: "Interview at Acme",
    }),
    startsAt: InstantInput,
    endsAt: InstantInput.nullable().optional(),
    timeZone: TimeZone.default("UTC"),
    location: Name.nullable().optional().meta({
      description: "Location of the event, or a link to join it.",
      example: "https://meet.example.com/acme",
    }),
    notes: Notes.nullable().optional(),
    jobId: JobId.nullable().optional(),
    contactId: ContactId.nullable().optional(),
  })
  .check((context) => {
    const { startsAt, endsAt } = context.value;
    if (typeof endsAt !== "number" || endsAt >= startsAt) return;
    const [start, end] = [startsAt, endsAt].map((time) => new Date(time).toISOString());
    context.issues.push({
      code: "custom",
      path: ["endsAt"],
      input: endsAt,
      message: `an endsAt of ${start} or later, or a startsAt of ${end} or earlier`,
      params: { problem: `is ${end}, before startsAt, which is ${start}` },
    });
  });
export type CreateEventBody = z.output<typeof CreateEventBody>;

export const CalendarQuery = z.object({
  from: RangeBound("from").meta({
    description:
      "Earliest start of an event, inclusive: a date (UTC) or an instant. Defaults to now.",
    example: "2026-11-20",
  }),
  to: RangeBound("to").meta({
    description:
      "Latest start of an event, inclusive: a date (UTC) or an instant. Defaults to 30 days after `from`.",
    example: "2026-12-20",
  }),
  ...PageQuery,
});
export type CalendarQuery = z.output<typeof CalendarQuery>;
