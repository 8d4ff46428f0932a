/** One account that uses every operation that writes, and what it then contains. */

import { sql } from "drizzle-orm";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import type { Database } from "#shared/db/client.ts";
import { indexedOf } from "../indexed-records.ts";
import { submitPath } from "../submissions.ts";
import {
  type KilledService,
  sendUntilAcknowledged,
  type WriteRequest,
} from "./persistent-client.ts";

export interface Round {
  account: string;
  token: string;
  /** The webhook of the last registration that was acknowledged. */
  webhook: { id: string; secret: string };
  feedUrl: string;
  /** A delivery to send again when it has ended. */
  deliveryId: string;
  /** The base pay of its submission, which no other has. */
  base: number;
}

/** The content of the document that an account has in the end. */
export const documentText = "Ada Lovelace";

/** Three parts of an import. */
const file = {
  jobs: Array.from({ length: 400 }, (_, n) => ({
    id: `j${n}`,
    company: `Imported ${n}`,
    status: "saved",
    title: "Engineer",
    contactIds: [`c${n % 50}`],
  })),
  contacts: Array.from({ length: 50 }, (_, n) => ({ id: `c${n}`, name: `Name ${n}` })),
};

/** A mail about the job of every round. */
const rejection = {
  from: "Acme <no-reply@us.greenhouse-mail.io>",
  subject: "Your application to Acme",
  text: "Thank you for your interest in the Engineer position at Acme. Unfortunately, we will not be moving forward with your application.",
  messageId: "<rejection@greenhouse-mail.io>",
};

let submitted = 0;

/** Carries out every operation for a new account, each until it is acknowledged. */
export async function writeEverything(
  db: Database,
  service: KilledService,
  webhookUrl: string,
): Promise<Round> {
  const account = await createAccount(db, { tier: "ultra" });
  const token = await createToken(db, { account });
  const key = await createKey(db, { account, tier: "ultra" });
  const base = 120_000 + submitted++;
  const send =
    (method: WriteRequest["method"], credential: string, prefix = "/api/mcp") =>
    (operationId: string, path: string, body?: unknown) =>
      sendUntilAcknowledged(service, {
        ...{ operationId, method, path: prefix + path, credential },
        ...(body === undefined ? {} : { body }),
      });
  const [post, patch, remove] = [send("POST", token), send("PATCH", token), send("DELETE", token)];
  const idOf = (record: Record<string, unknown> | null) => String(record?.id);

  const hook = { url: webhookUrl, events: ["*"] };
  const webhook = idOf(await post("registerWebhook", "/webhooks", hook));
  const other = idOf(
    await post("registerWebhook", "/webhooks", { ...hook, events: ["job.created"] }),
  );
  const test = await post("testWebhook", "/webhooks/test", { webhookId: webhook });
  await patch("updateWebhook", `/webhooks/${other}`, { events: ["job.deleted"] });
  await remove("deleteWebhook", "/webhooks", { webhookId: other });
  const since = new Date().toISOString();
  await post("redeliverUndelivered", `/webhooks/${webhook}/redeliver`, { since });
  const rotated = await post("rotateWebhookSecret", `/webhooks/${webhook}/rotate-secret`, {});

  const contact = idOf(await post("createContact", "/contacts", { name: "Grace" }));
  const acme = { company: "Acme", title: "Engineer", status: "saved", contactIds: [contact] };
  const job = idOf(await post("createJob", "/jobs", acme));
  await patch("updateJob", `/jobs/${job}`, { notes: "Changed", salaryMin: base });
  await post("updateJobStatus", `/jobs/${job}/status`, { status: "applied" });
  await patch("updateContact", `/contacts/${contact}`, { phone: "+1 512 555 0100" });
  const ends = { jobId: job, contactId: contact };
  await post("createJobFromUrl", "/jobs/from-url", { url: webhookUrl });
  const call = { type: "call", notes: "Called", ...ends };
  const logged = idOf(await post("logActivity", "/activities", call));
  await patch("updateActivity", `/activities/${logged}`, { notes: "Called twice" });
  const mistaken = idOf(await post("logActivity", "/activities", call));
  await remove("deleteActivity", `/activities/${mistaken}`);
  // A body of JSON is text as well.
  const documents = `/jobs/${job}/documents`;
  await post("addDocument", `${documents}?kind=resume&name=cv.txt`, documentText);
  const letter = idOf(await post("addDocument", `${documents}?kind=letter&name=a.txt`, "Dear"));
  await remove("deleteDocument", `${documents}/${letter}`);
  const startsAt = "2026-12-24T10:00:00-06:00";
  const talk = { type: "other", title: "Talk", startsAt, ...ends };
  const event = idOf(await post("createCalendarEvent", "/calendar", talk));
  await patch("updateCalendarEvent", `/calendar/${event}`, { location: "Room 4" });
  const moved = idOf(await post("createCalendarEvent", "/calendar", talk));
  await remove("deleteCalendarEvent", `/calendar/${moved}`);
  await post("logMood", "/me", { action: "mood_checkin", mood: 4, note: "Good" });

  const gone = idOf(await post("createJob", "/jobs", { ...acme, company: "Gone" }));
  await remove("deleteJob", `/jobs/${gone}`);
  const left = idOf(await post("createContact", "/contacts", { name: "Ada", jobIds: [job] }));
  await remove("deleteContact", `/contacts/${left}`);

  const { address } = (await patch("updateInboxSettings", "/inbox/settings", { isOn: true })) ?? {};
  const mail = await deliverMail({ db, now: Date.now() }, { ...rejection, to: String(address) });
  await post("applyMail", `/inbox/${mail}/apply`, {});
  await post("undoMail", `/inbox/${mail}/undo`);
  await post("dismissMail", `/inbox/${mail}/dismiss`);

  await post("createCalendarFeed", "/calendar/feed");
  await remove("deleteCalendarFeed", "/calendar/feed");
  const feed = await post("createCalendarFeed", "/calendar/feed");

  await post("importPipeline", "/import", file);
  const submission = { role: "software-engineer", city: "austin", years_experience: 4, base };
  await send("POST", key, "")("submitSalary", submitPath, submission);
  return {
    ...{ account, token, base },
    webhook: { id: webhook, secret: String(rotated?.secret) },
    feedUrl: String(feed?.url),
    deliveryId: String(test?.deliveryId),
  };
}

/** Sends the delivery of an account's test event again. It must have ended. */
export async function redeliver(service: KilledService, round: Round): Promise<void> {
  await sendUntilAcknowledged(service, {
    operationId: "redeliverWebhook",
    method: "POST",
    path: `/api/mcp/webhooks/deliveries/${round.deliveryId}/redeliver`,
    credential: round.token,
  });
}

/** The tables with rows of accounts that a round adds to. */
const tables = [
  ...["jobs", "job_status_moves", "contacts", "job_contacts", "activities", "calendar_events"],
  ...["mood_checkins", "calendar_feeds", "webhooks", "imports"],
  ...["inboxes", "mails", "incoming_mails", "documents"],
];

/**
 * Reads everything that an account contains: rows by table, distinct jobs and contacts, its
 * tallies, events by type, deliveries by event, and the responses stored for replays of the calls
 * of every round.
 */
export async function contentOf(db: Database, account: string): Promise<unknown> {
  const counts = tables.map(
    (table) => `(select count(*) from ${table} where user_id = '${account}') as ${table}`,
  );
  counts.push(`(select count(*) from ${indexedOf(account)}) as indexed`);
  const [rows, names, tallies, events, deliveries, keys] = await Promise.all([
    db.all(sql.raw(`select ${counts.join(", ")}`)),
    db.all(sql`select count(distinct company) as companies, count(distinct status) as statuses,
      max(notes) as notes, max(version) as version from jobs where user_id = ${account}`),
    db.all(sql`select kind, rows, applied, text_bytes from pipeline_tallies
      where user_id = ${account} order by kind`),
    db.all(sql`select type, count(*) as events from outbox where user_id = ${account}
      group by type order by type`),
    db.all(sql`select event, count(*) as deliveries from webhook_deliveries
      where user_id = ${account} group by event order by event`),
    db.all(sql`select count(*) as stored from idempotency_keys
      where account_id = ${account} and status is not null and operation not like '%/redeliver'`),
  ]);
  return { rows, names, tallies, events, deliveries, keys };
}
