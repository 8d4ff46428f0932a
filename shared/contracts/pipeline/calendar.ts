import * as z from "zod/mini";
import { calendarEventTypes } from "../../../schema/pipeline.ts";
import { withMeta } from "../with-meta.ts";
import { ContactId, InstantInput, JobId, Line, Name, Notes, RangeBound } from "./fields.ts";
import { PageQuery } from "./list.ts";

export const EventType = withMeta(z.enum(calendarEventTypes), {
  description: "Type of event.",
  example: "interview",
});

const TimeZone = withMeta(
  z
    .string()
    .check(
      z.maxLength(64),
      z.regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, "an IANA time zone"),
      z.refine(isTimeZone, "an IANA time zone"),
    ),
  {
    description: "IANA time zone in which the event is displayed.",
    example: "America/Chicago",
  },
);

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
    title: withMeta(Line(200), {
      description: "Title shown in the calendar.",
      example: "Interview at Acme",
    }),
    startsAt: InstantInput,
    endsAt: z.optional(z.nullable(InstantInput)),
    timeZone: z._default(TimeZone, "UTC"),
    location: withMeta(z.optional(z.nullable(Name)), {
      description: "Location of the event, or a link to join it.",
      example: "https://meet.example.com/acme",
    }),
    notes: z.optional(z.nullable(Notes)),
    jobId: z.optional(z.nullable(JobId)),
    contactId: z.optional(z.nullable(ContactId)),
  })
  .check((context) => {
    // A field that is not valid has not become a number.
    const { startsAt, endsAt }: { startsAt: unknown; endsAt?: unknown } = context.value;
    if (typeof startsAt !== "number" || typeof endsAt !== "number" || endsAt >= startsAt) return;
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
  from: withMeta(RangeBound("from"), {
    description:
      "Earliest start of an event, inclusive: a date (UTC) or an instant. Defaults to now.",
    example: "2026-11-20",
  }),
  to: withMeta(RangeBound("to"), {
    description:
      "Latest start of an event, inclusive: a date (UTC) or an instant. Defaults to 30 days after `from`.",
    example: "2026-12-20",
  }),
  ...PageQuery,
});
export type CalendarQuery = z.output<typeof CalendarQuery>;
