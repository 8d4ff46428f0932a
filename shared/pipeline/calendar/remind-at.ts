import { type CalendarEventType, isReminder } from "#schema/activity-types.ts";

/**
 * When the reminder of a calendar event is due; null for an event that reminds of nothing, and for one that
 * has started already, such as those of an import.
 */
export function remindAt(
  { type, startsAt }: { type: CalendarEventType; startsAt: number },
  now: number,
): number | null {
  return isReminder[type] && startsAt > now ? startsAt : null;
}
