/** Fields that several pipeline records share. Text is stored and returned unchanged. */
import * as z from "zod/mini";
import { dayMs } from "../core/dates.ts";
import { withMeta } from "./with-meta.ts";

/**
 * The pattern is also tried on text that is too long. No character may match two adjacent
 * parts of it, because backtracking would then take quadratic time.
 */
const oneLine = z.regex(
  /^[^\S\p{Cc}]*[^\p{Cc}\p{Cs}\s][^\p{Cc}\p{Cs}]*$/u,
  "a single line of text without control characters, not blank",
);

/** A single line of text without control characters and unpaired surrogates, not blank. */
export function Line(max: number) {
  return z.string().check(z.maxLength(max), oneLine);
}

/** The same without white space around it, which copying from a page or a sheet leaves there. */
export function TrimmedLine(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), oneLine);
}

/** Text of one or more lines. */
export function Lines(max: number) {
  return z
    .string()
    .check(
      z.maxLength(max),
      z.regex(
        /^[^\p{Cc}\p{Cs}\t\n\r]*(?:[\t\n\r][^\p{Cc}\p{Cs}\t\n\r]*)*$/u,
        "text without control characters, except tabs and line breaks",
      ),
    );
}

export const Name = Line(200);
export const Notes = withMeta(Lines(10_000), {
  description: "Free text, up to 10,000 characters.",
  example: "Recruiter called; the team is hybrid.",
});

export const WebUrl = z.string().check(
  z.maxLength(2_048),
  z.regex(/^https?:\/\/[^\s\p{Cc}\p{Cs}]+$/iu, "an http or https URL"),
  z.refine((text) => URL.canParse(text), "an http or https URL"),
);

export const Email = z.email().check(z.maxLength(254));

/** Id of a record. Its form is not checked: an unknown id is simply not found. */
export function Id(prefix: string, record: string) {
  return withMeta(z.string().check(z.minLength(1), z.maxLength(64)), {
    description: `Id of ${record}.`,
    example: `${prefix}4fT0bJ9qWm2XcR7d`,
  });
}

export const JobId = Id("job_", "a job");
export const ContactId = Id("con_", "a contact");

/** Ids of linked records, without duplicates. */
export function Links(id: z.ZodMiniString, what: string) {
  return withMeta(
    z.pipe(
      z.array(id).check(z.maxLength(100)),
      z.transform((ids) => [...new Set(ids)]),
    ),
    { description: `Ids of the linked ${what}.` },
  );
}

const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const inRange = (text: string) => {
  const time = Date.parse(text);
  return time >= earliest && time < latest;
};
/** Long enough for an offset and nanoseconds. */
const maxInstantLength = 40;
const instantForm = "an ISO 8601 instant with an offset, such as 2026-11-20T15:30:00Z";

/** An instant in a request, parsed to milliseconds since the epoch. */
export const InstantInput = withMeta(
  z.pipe(
    z.iso
      .datetime({ offset: true, error: instantForm })
      .check(
        z.maxLength(maxInstantLength, instantForm),
        z.refine(inRange, "an instant from 1970 to 2199"),
      ),
    z.transform((text) => Date.parse(text)),
  ),
  { description: "ISO 8601 instant with an offset.", example: "2026-11-20T15:30:00Z" },
);

const rangeForm = "a date from 1970 to 2199";

/** A day (UTC), as its first and its last millisecond. */
export const Day = z.pipe(
  z.iso.date({ error: "a date, YYYY-MM-DD" }).check(z.maxLength(10), z.refine(inRange, rangeForm)),
  z.transform((text) => ({ from: Date.parse(text), to: Date.parse(text) + dayMs - 1 })),
);

/** A bound of a range: an instant, or a date (UTC), which means its first or its last millisecond. */
export function RangeBound(which: "from" | "to") {
  return z.optional(
    z.pipe(
      z
        .union(
          [
            z.iso.date().check(z.maxLength(10)),
            z.iso.datetime({ offset: true }).check(z.maxLength(maxInstantLength)),
          ],
          {
            error: "a date, or an ISO 8601 instant with an offset",
          },
        )
        .check(z.refine(inRange, rangeForm)),
      z.transform((text) =>
        text.length === 10 && which === "to" ? Date.parse(text) + dayMs - 1 : Date.parse(text),
      ),
    ),
  );
}
