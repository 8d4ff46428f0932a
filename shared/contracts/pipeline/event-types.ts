/** Events that a webhook can subscribe to. `webhook.test` is sent only to the webhook under test. */
export const eventTypes = [
  "job.created",
  "job.updated",
  "job.deleted",
  "job.status_changed",
  "contact.created",
  "contact.updated",
  "contact.deleted",
  "activity.created",
  "interview.scheduled",
  "offer.received",
] as const;
export type EventType = (typeof eventTypes)[number];
