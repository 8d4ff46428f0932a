/** The payload of a webhook: `{event, timestamp, data}`. */
import * as z from "zod";
import { Instant } from "../contract/pipeline-fields.response.ts";
import { Id } from "../contract/pipeline-fields.ts";
import { withMeta } from "../contract/with-meta.ts";
import { Activity } from "../pipeline/activities/activity.response.ts";
import { CalendarEvent } from "../pipeline/calendar/calendar.response.ts";
import { Contact } from "../pipeline/contacts/contact.response.ts";
import { InboxMail } from "../pipeline/inbox/inbox.response.ts";
import { JobStatus } from "../pipeline/jobs/job.request.ts";
import { Job } from "../pipeline/jobs/job.response.ts";
import { WebhookId } from "../webhooks/subscriptions/webhook.request.ts";
import { type DeliveredEvent, eventTypes } from "../webhooks/subscriptions/webhook-events.ts";

const eventAt = Instant.meta({
  description: "Time of the event; `timestamp` is the time of this delivery attempt.",
});

const ofJob = Job.extend({ eventAt }).meta({ id: "JobEventData" });
const ofContact = Contact.extend({ eventAt }).meta({ id: "ContactEventData" });
const ofActivity = Activity.extend({ eventAt }).meta({ id: "ActivityEventData" });
const ofMove = Job.extend({
  newStatus: withMeta(JobStatus, { description: "The same as `status`." }),
  previousStatus: withMeta(JobStatus, { description: "Status of the job before the change." }),
  eventAt,
}).meta({ id: "StatusEventData" });

const ofMail = InboxMail.extend({ eventAt }).meta({ id: "MailEventData" });

const ofReminder = CalendarEvent.extend({ eventAt }).meta({ id: "ReminderEventData" });

const ofTest = z
  .object({ webhookId: WebhookId, message: z.string().max(100), eventAt })
  .meta({ id: "TestEventData" });

/** The schema of each event's `data`. */
export const eventData: Record<DeliveredEvent, z.ZodObject> = {
  "job.created": ofJob,
  "job.updated": ofJob,
  "job.deleted": ofJob,
  "job.status_changed": ofMove,
  "contact.created": ofContact,
  "contact.updated": ofContact,
  "contact.deleted": ofContact,
  "activity.created": ofActivity,
  "interview.scheduled": ofMove,
  "offer.received": ofMove,
  "mail.received": ofMail,
  "reminder.due": ofReminder,
  "webhook.test": ofTest,
};

/** An event as the log has it: those with the same data are one model, called like the data. */
const LoggedEvent = z.union(
  [...Map.groupBy(eventTypes, (event) => eventData[event])].map(([data, events]) =>
    z
      .strictObject({ id: Id("evt_", "an event"), event: z.enum(events), createdAt: Instant, data })
      .meta({ id: `${data.meta()?.id}`.replace(/Data$/, "") }),
  ),
);

export const EventsPage = z
  .strictObject({
    events: z.array(LoggedEvent),
    nextCursor: z.string().meta({
      description: "Where to go on: send it as `after`, now if `hasMore`, else whenever you like.",
      example: "MTlhNHY5by4xZGs0cXEy",
    }),
    hasMore: z.boolean().meta({ description: "Whether further events are there already." }),
    recordedSince: Instant.meta({
      description:
        "Since when the account's events are recorded: from its first webhook, token or connected application on.",
    }),
  })
  .meta({ id: "EventList" });

/** The body of a delivery. */
export function EventPayload(event: string, data: z.ZodType) {
  return z.strictObject({
    event: z.literal(event),
    timestamp: Instant.meta({
      description: "Time of this delivery attempt; also in the header `X-Service-Timestamp`.",
    }),
    data,
  });
}
