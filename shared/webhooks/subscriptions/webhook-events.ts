/** The facts about each webhook event, from which lists and documentation are made. */
export interface WebhookEvent {
  /** Its heading where a person chooses events; null for an event that nobody subscribes to by its name. */
  group: string | null;
  /** When it is sent. */
  summary: string;
  /** Details that its name and summary leave open, in whole sentences. */
  remark?: string;
}

export const webhookEvents = {
  "job.created": {
    group: "Jobs",
    summary: "A job was added",
    remark: "Sent whatever the status of the job is. An import sends none.",
  },
  "job.updated": {
    group: "Jobs",
    summary: "A job was updated",
    remark: "A change of the status is an event of its own.",
  },
  "job.deleted": { group: "Jobs", summary: "A job was deleted; `data` is its last state" },
  "job.status_changed": {
    group: "Jobs",
    summary: "The status of a job changed",
    remark: "`newStatus` and `previousStatus` say from where to where.",
  },
  "contact.created": { group: "Contacts", summary: "A contact was added" },
  "contact.updated": { group: "Contacts", summary: "A contact was updated" },
  "contact.deleted": {
    group: "Contacts",
    summary: "A contact was deleted; `data` is its last state",
  },
  "activity.created": { group: "Activities", summary: "An activity was logged" },
  "interview.scheduled": {
    group: "Jobs",
    summary: "The status of a job changed to interviewing",
    remark: "Sent in addition to `job.status_changed`.",
  },
  "offer.received": {
    group: "Jobs",
    summary: "The status of a job changed to offer",
    remark: "Sent in addition to `job.status_changed`.",
  },
  "mail.received": {
    group: "Mail",
    summary: "A mail to the account's address was read",
    remark:
      "`data` says what it means, and whether it was applied to the board or waits for a decision. What it changes has events of its own.",
  },
  "reminder.due": {
    group: "Calendar",
    summary: "A calendar event of the type `follow_up` or `deadline` starts",
    remark:
      "Sent once, within some seconds. A reminder that is added or imported after its start sends none.",
  },
  "webhook.test": {
    group: null,
    summary: "A test was requested with POST /api/mcp/webhooks/test",
    remark: "Sent only to the webhook under test, whatever events it subscribes to.",
  },
} as const satisfies Record<string, WebhookEvent>;

type Events = typeof webhookEvents;
/** An event that is delivered, tests included. */
export type DeliveredEvent = keyof Events;
/** An event of the pipeline. */
export type PipelineEvent = {
  [Name in DeliveredEvent]: Events[Name]["group"] extends string ? Name : never;
}[DeliveredEvent];

export const deliveredEvents = Object.keys(webhookEvents) as [DeliveredEvent, ...DeliveredEvent[]];

export const eventTypes = /* @__PURE__ */ deliveredEvents.filter(
  (event): event is PipelineEvent => webhookEvents[event].group !== null,
) as [PipelineEvent, ...PipelineEvent[]];

/** Describes an event in whole sentences. */
export function describeWebhookEvent(event: DeliveredEvent): string {
  const { summary, remark }: WebhookEvent = webhookEvents[event];
  return remark === undefined ? `${summary}.` : `${summary}. ${remark}`;
}
