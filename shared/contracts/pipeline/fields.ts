/** Fields that several records of the pipeline share. Text comes back as it was sent. */
import * as z from "zod";

/**
 * One line: no control characters, no halves of surrogate pairs, not blank.
 *
 * No text is too long for the pattern to be tried on it, so no character may
 * belong to two neighbouring parts of it: that would take quadratic time.
 */
export function Line(max: number) {
  return z
    .string()
    .max(max)
    .regex(
      /^[^\S\p{Cc}]*[^\p{Cc}\p{Cs}\s][^\p{Cc}\p{Cs}]*$/u,
      "text in one line without control characters, not blank",
    );
}

/** Text of several lines. */
export function Lines(max: number) {
  return z
    .string()
    .max(max)
    .regex(
      /^[^\p{Cc}\p{Cs}\t\n\r]*(?:[\t\n\r][^\p{Cc}\p{Cs}\t\n\r]*)*$/u,
      "text without control characters but tabs and line ends",
    );
}

export const Name = Line(200);
export const Notes = Lines(10_000).meta({
  description: "Free text of up to 10,000 characters.",
  example: "Recruiter called; the team is hybrid.",
});

export const WebUrl = z
  .string()
  .max(2_048)
  .regex(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu, "an http or https URL")
  .refine((text) => URL.canParse(text), "an http or https URL");

export const Email = z.email().max(254);

/** Id of a record; what has never been one is simply not found. */
export function Id(prefix: string, record: string) {
  return z
    .string()
    .min(1)
    .max(64)
    .meta({ description: `Id of ${record}.`, example: `${prefix}4fT0bJ9qWm2XcR7d` });
}

export const JobId = Id("job_", "a job");
export const ContactId = Id("con_", "a contact");

/** Ids of linked records, each once. */
export function Links(id: z.ZodString, what: string) {
  return z
    .array(id)
    .max(100)
    .transform((ids) => [...new Set(ids)])
    .meta({ description: `Ids of the linked ${what}.` });
}

const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const inRange = (text: string) => {
  const time = Date.parse(text);
  return time >= earliest && time < latest;
};
/** With an offset and nanoseconds. */
const maxInstantLength = 40;
const instantForm = "an ISO 8601 instant with its offset, such as 2026-11-20T15:30:00Z";

/** An instant as the API takes it; its output is milliseconds since the epoch. */
export const InstantInput = z.iso
  .datetime({ offset: true, error: instantForm })
  .max(maxInstantLength, instantForm)
  .refine(inRange, "an instant from 1970 to 2199")
  .transform((text) => Date.parse(text))
  .meta({ description: "ISO 8601 instant with its offset.", example: "2026-11-20T15:30:00Z" });

/** An instant as the API answers it. */
export const Instant = z.iso
  .datetime()
  .meta({ description: "ISO 8601 instant in UTC.", example: "2026-11-20T15:30:00.000Z" });

const dayMs = 86_400_000;

/** A bound of a range: an instant, or a day (UTC), which stands for its start or its end. */
export function RangeBound(which: "from" | "to") {
  return z
    .union([z.iso.date().max(10), z.iso.datetime({ offset: true }).max(maxInstantLength)], {
      error: "a date, or an ISO 8601 instant with its offset",
    })
    .refine(inRange, "a date from 1970 to 2199")
    .transform((text) =>
      text.length === 10 && which === "to" ? Date.parse(text) + dayMs - 1 : Date.parse(text),
    )
    .optional();
}
