import type { CalendarEvent } from "./calendar.response.ts";

/** Where an entry of the calendar is changed: a round of interviews with the others of its job. */
export function entryPath({ id, round, jobId }: CalendarEvent): string {
  return round === null ? `/app/calendar/${id}` : `/app/jobs/${jobId}/rounds`;
}
