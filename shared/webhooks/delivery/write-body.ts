import type { DeliveredContent } from "#schema/webhooks.ts";
import { instant } from "#shared/core/dates.ts";

interface BodyParts {
  /** Its name. */
  event: string;
  /** The event's data as JSON, and its time in milliseconds since the epoch. */
  payload: string;
  /** Whether the receiver gets all of it, or the id alone. */
  content: DeliveredContent;
  eventAt: number;
  /** The time of the attempt, milliseconds since the epoch. */
  startedAt: number;
}

/**
 * The body of an attempt. The same parts always give the same text, so that what was sent can be
 * shown without being stored for each attempt.
 */
export function writeBody({ event, payload, content, eventAt, startedAt }: BodyParts): string {
  const record = JSON.parse(payload) as { id?: string };
  const data = content === "thin" ? { id: record.id } : { ...record, eventAt: instant(eventAt) };
  return JSON.stringify({ event, timestamp: instant(startedAt), data });
}
