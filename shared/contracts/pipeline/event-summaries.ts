import type { deliveredEvents } from "./webhooks.ts";

export type DeliveredEvent = (typeof deliveredEvents)[number];

/** When each event is sent. */
export const eventSummaries: Readonly<Record<DeliveredEvent, string>> = {
  "job.created": "A job was added",
  "job.updated": "A job was updated",
  "job.deleted": "A job was deleted; `data` is its last state",
  "job.status_changed": "The status of a job changed",
  "contact.created": "A contact was added",
  "contact.updated": "A contact was updated",
  "contact.deleted": "A contact was deleted; `data` is its last state",
  "activity.created": "An activity was logged",
  "interview.scheduled": "The status of a job changed to interviewing",
  "offer.received": "The status of a job changed to offer",
  "webhook.test": "A test was requested with POST /api/mcp/webhooks/test",
};
