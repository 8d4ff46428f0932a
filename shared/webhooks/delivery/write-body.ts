import { instant } from "../../core/dates.ts";

export interface BodyParts {
  /** Its name. */
  event: string;
  /** The event's data as JSON, and its time in milliseconds since the epoch. */
  payload: string;
  eventAt: number;
  /** The time of the attempt, milliseconds since the epoch. */
  startedAt: number;
}

/**
 * The body of an attempt. The same parts always give the same text, so that what was sent can be
 * shown without being stored for each attempt.
 */
export function writeBody({ event, payload, eventAt, startedAt }: BodyParts): string {
  const data = { ...(JSON.parse(payload) as object), eventAt: instant(eventAt) };
  return JSON.stringify({ event, timestamp: instant(startedAt), data });
}
