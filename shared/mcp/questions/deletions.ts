/** The question before a record is deleted: it names the record, and what is deleted with it. */

import { count, day, shortText } from "#shared/contract/words.ts";
import type { Activity } from "#shared/pipeline/activities/activity.response.ts";
import type { CalendarEvent } from "#shared/pipeline/calendar/calendar.response.ts";
import type { Contact } from "#shared/pipeline/contacts/contact.response.ts";
import { titleAtCompany } from "#shared/pipeline/contacts/contact-words.ts";
import type { JobDetail } from "#shared/pipeline/jobs/job.response.ts";
import type { WebhooksPage } from "#shared/webhooks/subscriptions/webhook.response.ts";
import type { OperationInput } from "../context.ts";

/** The answer of an operation that reads; null if it refuses. */
type Read = (path: string, input: OperationInput) => Promise<object | null>;

export interface Deletion {
  /** The label of the consent. */
  yes: string;
  /** @returns the question; null if there is nothing to delete, which the operation explains. */
  ask(read: Read, args: Readonly<Record<string, unknown>>): Promise<string | null>;
}

const maxName = 120;
const final = "This cannot be undone.";

/** Marks a record's own text, which may come from a stranger's posting, so that it is not read as part of the question. */
function quoted(text: string): string {
  return `“${shortText(text.replace(/\p{Cf}/gu, ""), maxName)}”`;
}

export const jobDeletion: Deletion = {
  yes: "Delete the job",
  async ask(read, { id }) {
    const found = await read("/api/mcp/jobs/:id", { params: { id: String(id) } });
    if (!found) return null;
    const { title, company, rounds } = found as JobDetail;
    const name = quoted(`${title} at ${company}`);
    const own = rounds.length === 0 ? "" : ` and its ${count(rounds.length, "round")}`;
    return `Delete the job ${name}${own}? Its status history, activities and calendar events are deleted with it. ${final}`;
  },
};

export const contactDeletion: Deletion = {
  yes: "Delete the contact",
  async ask(read, { id }) {
    const found = await read("/api/mcp/contacts/:id", { params: { id: String(id) } });
    if (!found) return null;
    const { name, jobIds } = found as Contact;
    const position = titleAtCompany(found as Contact);
    const who = quoted(position ? `${name} (${position})` : name);
    const unlinked =
      jobIds.length === 0 ? "" : ` It is unlinked from ${count(jobIds.length, "job")}.`;
    return `Delete the contact ${who}?${unlinked} Its activities and calendar events are kept. ${final}`;
  },
};

export const webhookDeletion: Deletion = {
  yes: "Delete the webhook",
  async ask(read, { webhookId }) {
    const found = await read("/api/mcp/webhooks", { query: { limit: "100" } });
    const hook = (found as WebhooksPage | null)?.webhooks.find(({ id }) => id === webhookId);
    if (!hook) return null;
    return `Delete the webhook to ${quoted(hook.url)}? Its secret is deleted and its pending deliveries are canceled. ${final}`;
  },
};

export const activityDeletion: Deletion = {
  yes: "Delete the activity",
  async ask(read, { id }) {
    const found = await read("/api/mcp/activities/:id", { params: { id: String(id) } });
    if (!found) return null;
    const { type, occurredAt, notes } = found as Activity;
    const about = notes ? `: ${quoted(notes)}` : "";
    return `Delete the activity of ${day(occurredAt)} (${type.replaceAll("_", " ")})${about}? ${final}`;
  },
};

export const calendarEventDeletion: Deletion = {
  yes: "Delete the event",
  async ask(read, { id }) {
    const found = await read("/api/mcp/calendar/:id", { params: { id: String(id) } });
    if (!found) return null;
    const { title, startsAt } = found as CalendarEvent;
    return `Delete the calendar event ${quoted(title)} on ${day(startsAt)}? ${final}`;
  },
};
