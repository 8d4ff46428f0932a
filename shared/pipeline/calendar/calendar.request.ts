import * as z from "zod/mini";
import { calendarEventTypes } from "#schema/activity-types.ts";
import {
  ContactId,
  Id,
  InstantInput,
  JobId,
  Line,
  Name,
  Notes,
  RangeBound,
} from "#shared/contract/pipeline-fields.ts";
import { PageQuery } from "#shared/contract/pipeline-list-fields.ts";
import { Ignored, repeatedByAll } from "#shared/contract/sent-back.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { isTimeZone } from "#shared/core/time-zones.ts";

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

export const EventId = Id("cal_", "a calendar event");

const title = withMeta(Line(200), {
  description: "Title shown in the calendar.",
  example: "Interview at Acme",
});

const details = {
  endsAt: z.optional(z.nullable(InstantInput)),
  location: withMeta(z.optional(z.nullable(Name)), {
    description: "Location of the event, or a link to join it.",
    example: "https://meet.example.com/acme",
  }),
  notes: z.optional(z.nullable(Notes)),
  jobId: z.optional(z.nullable(JobId)),
  contactId: z.optional(z.nullable(ContactId)),
};

/** Adds the check that an event does not end before it starts. */
function checkPeriod<Body extends z.ZodMiniType<{ startsAt?: unknown; endsAt?: unknown }>>(
  body: Body,
): Body {
  return body.check((context) => {
    // A field that is not valid has not become a number.
    const { startsAt, endsAt } = context.value;
    if (typeof startsAt !== "number" || typeof endsAt !== "number" || endsAt >= startsAt) return;
    const { problem, allowed } = explainPeriod(startsAt, endsAt);
    context.issues.push({
      code: "custom",
      path: ["endsAt"],
      input: endsAt,
      message: allowed,
      params: { problem },
    });
  });
}

/** Explains an `endsAt` before `startsAt`: the problem, and what is allowed. */
export function explainPeriod(startsAt: number, endsAt: number) {
  const [start, end] = [startsAt, endsAt].map((time) => new Date(time).toISOString());
  return {
    problem: `is ${end}, before startsAt, which is ${start}`,
    allowed: `an endsAt of ${start} or later, or a startsAt of ${end} or earlier`,
  };
}

export const CreateEventBody = checkPeriod(
  z.strictObject({
    type: EventType,
    title,
    startsAt: InstantInput,
    timeZone: z._default(TimeZone, "UTC"),
    ...details,
  }),
);
export type CreateEventBody = z.output<typeof CreateEventBody>;

export const UpdateEventBody = checkPeriod(
  z.strictObject({
    type: z.optional(EventType),
    title: z.optional(title),
    startsAt: z.optional(InstantInput),
    timeZone: z.optional(TimeZone),
    ...details,
    ...repeatedByAll,
    round: Ignored("number"),
  }),
);
export type UpdateEventBody = z.output<typeof UpdateEventBody>;

export const EventParams = z.object({ id: EventId });

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
