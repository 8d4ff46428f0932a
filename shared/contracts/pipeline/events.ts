/** What a webhook is told: `{event, timestamp, data}`. */
import * as z from "zod";
import { Activity } from "./activity.ts";
import { Contact } from "./contact.ts";
import { Instant } from "./fields.ts";
import { Job, JobStatus } from "./job.ts";
import { type deliveredEvents, WebhookId } from "./webhooks.ts";

const eventAt = Instant.meta({
  description: "When it happened; `timestamp` is when this attempt to tell of it was made.",
});

const ofJob = Job.extend({ eventAt }).meta({ id: "JobEventData" });
const ofContact = Contact.extend({ eventAt }).meta({ id: "ContactEventData" });
const ofActivity = Activity.extend({ eventAt }).meta({ id: "ActivityEventData" });
const ofMove = Job.extend({
  newStatus: JobStatus.meta({ description: "The same as `status`." }),
  previousStatus: JobStatus.meta({ description: "Where the job stood before." }),
  eventAt,
}).meta({ id: "StatusEventData" });

const ofTest = z
  .object({ webhookId: WebhookId, message: z.string().max(100), eventAt })
  .meta({ id: "TestEventData" });

type DeliveredEvent = (typeof deliveredEvents)[number];

/** Of each event when it is sent and what its `data` are. */
export const eventContracts: Record<DeliveredEvent, { summary: string; data: z.ZodObject }> = {
  "job.created": { summary: "A job was added", data: ofJob },
  "job.updated": { summary: "What is said of a job changed", data: ofJob },
  "job.deleted": { summary: "A job was deleted; the data are its last", data: ofJob },
  "job.status_changed": { summary: "A job moved to another status", data: ofMove },
  "contact.created": { summary: "A contact was added", data: ofContact },
  "contact.updated": { summary: "What is said of a contact changed", data: ofContact },
  "contact.deleted": { summary: "A contact was deleted; the data are its last", data: ofContact },
  "activity.created": { summary: "An activity was logged", data: ofActivity },
  "interview.scheduled": { summary: "A job moved to interviewing", data: ofMove },
  "offer.received": { summary: "A job moved to offer", data: ofMove },
  "webhook.test": {
    summary: "A test was asked for, with POST /api/mcp/webhooks/test",
    data: ofTest,
  },
};

/** The body of a delivery. */
export function EventPayload(event: string, data: z.ZodType) {
  return z.strictObject({
    event: z.literal(event),
    timestamp: Instant.meta({
      description: "When this attempt was made; also in the header `X-Service-Timestamp`.",
    }),
    data,
  });
}
