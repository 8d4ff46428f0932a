/** What the pages call the values of the pipeline. */
import type {
  activityTypes,
  calendarEventTypes,
  jobStatuses,
} from "../../../../schema/pipeline.ts";

/** `Phone screen` for `phone_screen`. */
export function inWords(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Status = (typeof jobStatuses)[number];
export type ActivityKind = (typeof activityTypes)[number];
export type EventKind = (typeof calendarEventTypes)[number];

/** What happened, for the time line. */
export const activityWords: Readonly<Record<ActivityKind, string>> = {
  application: "Application sent",
  email: "E-mail",
  call: "Call",
  meeting: "Meeting",
  interview: "Interview",
  follow_up: "Follow-up",
  note: "Note",
  offer: "Offer",
  status_change: "Status changed",
};

/** `$120,000 to $150,000`, or null if no pay is known. */
export function payInWords(
  {
    salaryMin,
    salaryMax,
    currency,
  }: {
    salaryMin: number | null;
    salaryMax: number | null;
    currency: string;
  },
  write: (amount: number) => string,
): string | null {
  const ends = [salaryMin, salaryMax].filter((end) => end !== null && end > 0);
  const [first, last] = ends.map((end) => write(end ?? 0));
  if (first === undefined) return null;
  const range = last === undefined || last === first ? first : `${first} to ${last}`;
  return currency === "USD" ? range : `${range.replaceAll("$", "")} ${currency}`;
}
