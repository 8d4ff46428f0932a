/** The payload of a webhook: `{event, timestamp, data}`. */
import * as z from "zod";
import { Activity } from "./activity.ts";
import { Contact } from "./contact.ts";
import { Instant } from "./fields.ts";
import { Job, JobStatus } from "./job.ts";
import { type deliveredEvents, WebhookId } from "./webhooks.ts";

const eventAt = Instant.meta({
  description: "Time of the event; `timestamp` is the time of this delivery attempt.",
});

const ofJob = Job.extend({ eventAt }).meta({ id: "JobEventData" });
const ofContact = Contact.extend({ eventAt }).meta({ id: "ContactEventData" });
const ofActivity = Activity.extend({ eventAt }).meta({ id: "ActivityEventData" });
const ofMove = Job.extend({
  newStatus: JobStatus.meta({ description: "The same as `status`." }),
  previousStatus: JobStatus.meta({ description: "Status of the job before the change." }),
  eventAt,
}).meta({ id: "StatusEventData" });

const ofTest = z
  .object({ webhookId: WebhookId, message: z.string().max(100), eventAt })
  .meta({ id: "TestEventData" });

type DeliveredEvent = (typeof deliveredEvents)[number];

/** When each event is sent, and the schema of its `data`. */
export const eventContracts: Record<DeliveredEvent, { summary: string; data: z.ZodObject }> = {
  "job.created": { summary: "A job was added", data: ofJob },
  "job.updated": { summary: "A job was updated", data: ofJob },
  "job.deleted": { summary: "A job was deleted; `data` is its last state", data: ofJob },
  "job.status_changed": { summary: "The status of a job changed", data: ofMove },
  "contact.created": { summary: "A contact was added", data: ofContact },
  "contact.updated": { summary: "A contact was updated", data: ofContact },
  "contact.deleted": {
    summary: "A contact was deleted; `data` is its last state",
    data: ofContact,
  },
  "activity.created": { summary: "An activity was logged", data: ofActivity },
  "interview.scheduled": { summary: "The status of a job changed to interviewing", data: ofMove },
  "offer.received": { summary: "The status of a job changed to offer", data: ofMove },
  "webhook.test": {
    summary: "A test was requested with POST /api/mcp/webhooks/test",
    data: ofTest,
  },
};

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
