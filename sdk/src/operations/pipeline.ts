// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.
import type { Answer, RequestOptions } from "../answers/answer.ts";
import { PageList, type PageOptions, PartList } from "../transport/pages.ts";
import type { Transport } from "../transport/transport.ts";
import type * as models from "../generated/models.ts";
import { SalaryLookups } from "./salary.ts";

/** The jobs of a job search. */
export class PipelineJobs {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List jobs.
   *
   * Returns the account's jobs, newest first, optionally filtered by status, company or text.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/jobs`
   */
  list(query: models.ListJobsQuery = {}, options: PageOptions = {}): PageList<models.Job> {
    return new PageList(this.#transport, { id: "listJobs", method: "GET", path: "/api/mcp/jobs", query, reads: true }, { field: "jobs", cursor: "cursor" }, options);
  }

  /**
   * Add a job.
   *
   * Adds a job to the pipeline, with any status. Sends the event `job.created` and, whatever the status, no other.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/jobs`
   */
  create(body: models.CreateJobRequest, options: RequestOptions = {}): Promise<Answer<models.Job>> {
    return this.#transport.record({ id: "createJob", method: "POST", path: "/api/mcp/jobs", body, keyed: true }, options);
  }

  /**
   * Add a job from the link of its posting.
   *
   * Reads a posting and adds its job, with company, title, location and pay. Links to Greenhouse, Lever and Ashby are read from the public interface of the board, other pages from the schema.org `JobPosting` that they contain. Description and pay are kept as they are now, in `posting`. A job that the account has already, by link or by company and title, is 409 `CONFLICT` and named. Pay for an hour stays so (`salaryPeriod`); for a day, a week or a month it is converted to a year. Sends the event `job.created`.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/jobs/from-url`
   */
  createFromUrl(body: models.CreateJobFromUrlRequest, options: RequestOptions = {}): Promise<Answer<models.JobFromUrl>> {
    return this.#transport.record({ id: "createJobFromUrl", method: "POST", path: "/api/mcp/jobs/from-url", body, keyed: true }, options);
  }

  /**
   * Get a job.
   *
   * Returns a job with its status history and a salary benchmark for its role, with the same figures as `calculate` of the Salary Data API. The ETag can be sent in `If-Match`, which fails only if the job itself has changed, not if only the benchmark has.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param jobId Id of a job.
   * @see `GET /api/mcp/jobs/{id}`
   */
  get(jobId: string, options: RequestOptions = {}): Promise<Answer<models.JobDetail>> {
    return this.#transport.record({ id: "getJob", method: "GET", path: `/api/mcp/jobs/${encodeURIComponent(jobId)}`, reads: true }, options);
  }

  /**
   * Update a job.
   *
   * Updates the fields in the body; `null` clears a field. `contactIds` replaces all links. A job that was read can be sent back whole: what only the service sets is ignored, and `id`, `createdAt` and `status` must be as they are. To change the status, use `updateJobStatus`. Sends the event `job.updated` if anything changed.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param jobId Id of a job.
   * @param body what to send.
   * @see `PATCH /api/mcp/jobs/{id}`
   */
  update(jobId: string, body: models.UpdateJobRequest, options: RequestOptions = {}): Promise<Answer<models.Job>> {
    return this.#transport.record({ id: "updateJob", method: "PATCH", path: `/api/mcp/jobs/${encodeURIComponent(jobId)}`, body }, options);
  }

  /**
   * Update the status of a job.
   *
   * Changes the status of a job and records the change in its history. Sends the event `job.status_changed` and that of the new status, if it has one. Setting the current status again has no effect.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param jobId Id of a job.
   * @param body what to send.
   * @see `POST /api/mcp/jobs/{id}/status`
   */
  updateStatus(jobId: string, body: models.UpdateJobStatusRequest, options: RequestOptions = {}): Promise<Answer<models.Job>> {
    return this.#transport.record({ id: "updateJobStatus", method: "POST", path: `/api/mcp/jobs/${encodeURIComponent(jobId)}/status`, body, keyed: true }, options);
  }

  /**
   * Delete a job.
   *
   * Deletes a job with its status history, its activities, its calendar events, its documents and its links to contacts. Sends the event `job.deleted`.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param jobId Id of a job.
   * @see `DELETE /api/mcp/jobs/{id}`
   */
  delete(jobId: string, options: RequestOptions = {}): Promise<Answer<models.DeletedRecord>> {
    return this.#transport.record({ id: "deleteJob", method: "DELETE", path: `/api/mcp/jobs/${encodeURIComponent(jobId)}` }, options);
  }
}

/** The documents of a job. */
export class PipelineDocuments {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List the documents of a job.
   *
   * Returns the documents of a job, the newest first, without their content.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param jobId Id of a job.
   * @see `GET /api/mcp/jobs/{id}/documents`
   */
  list(jobId: string, options: RequestOptions = {}): Promise<Answer<models.JobDocumentList>> {
    return this.#transport.record({ id: "listDocuments", method: "GET", path: `/api/mcp/jobs/${encodeURIComponent(jobId)}/documents`, reads: true }, options);
  }

  /**
   * Delete a document.
   *
   * Deletes a document and its file, for good.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param jobId Id of a job.
   * @param documentId Id of a document.
   * @see `DELETE /api/mcp/jobs/{id}/documents/{documentId}`
   */
  delete(jobId: string, documentId: string, options: RequestOptions = {}): Promise<Answer<models.DeletedRecord>> {
    return this.#transport.record({ id: "deleteDocument", method: "DELETE", path: `/api/mcp/jobs/${encodeURIComponent(jobId)}/documents/${encodeURIComponent(documentId)}` }, options);
  }
}

/** The people of a job search. */
export class PipelineContacts {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List contacts.
   *
   * Returns the account's contacts, newest first, optionally filtered by company or text.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/contacts`
   */
  list(query: models.ListContactsQuery = {}, options: PageOptions = {}): PageList<models.Contact> {
    return new PageList(this.#transport, { id: "listContacts", method: "GET", path: "/api/mcp/contacts", query, reads: true }, { field: "contacts", cursor: "cursor" }, options);
  }

  /**
   * Add a contact.
   *
   * Adds a person and links them to the jobs in `jobIds`. Sends the event `contact.created`.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/contacts`
   */
  create(body: models.CreateContactRequest, options: RequestOptions = {}): Promise<Answer<models.Contact>> {
    return this.#transport.record({ id: "createContact", method: "POST", path: "/api/mcp/contacts", body, keyed: true }, options);
  }

  /**
   * Get a contact.
   *
   * Returns a contact. Its ETag is the version to send in `If-Match`.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param contactId Id of a contact.
   * @see `GET /api/mcp/contacts/{id}`
   */
  get(contactId: string, options: RequestOptions = {}): Promise<Answer<models.Contact>> {
    return this.#transport.record({ id: "getContact", method: "GET", path: `/api/mcp/contacts/${encodeURIComponent(contactId)}`, reads: true }, options);
  }

  /**
   * Update a contact.
   *
   * Updates the fields in the body; `null` clears a field. A contact that was read can be sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they are. `jobIds` replaces all links. Sends the event `contact.updated` if anything changed.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param contactId Id of a contact.
   * @param body what to send.
   * @see `PATCH /api/mcp/contacts/{id}`
   */
  update(contactId: string, body: models.UpdateContactRequest, options: RequestOptions = {}): Promise<Answer<models.Contact>> {
    return this.#transport.record({ id: "updateContact", method: "PATCH", path: `/api/mcp/contacts/${encodeURIComponent(contactId)}`, body }, options);
  }

  /**
   * Delete a contact.
   *
   * Deletes a contact and unlinks it from its jobs. Its activities and calendar events are kept. Sends the event `contact.deleted`.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param contactId Id of a contact.
   * @see `DELETE /api/mcp/contacts/{id}`
   */
  delete(contactId: string, options: RequestOptions = {}): Promise<Answer<models.DeletedRecord>> {
    return this.#transport.record({ id: "deleteContact", method: "DELETE", path: `/api/mcp/contacts/${encodeURIComponent(contactId)}` }, options);
  }
}

/** Mail of employers, and what it changes of the board. */
export class PipelineInbox {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List mail.
   *
   * Returns the mail that the account's address has received, newest first: what each says, the job that it belongs to, and what it would change of the board. Everything in a mail is what its sender claims.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/inbox`
   */
  list(query: models.ListInboxQuery = {}, options: PageOptions = {}): PageList<models.InboxMail> {
    return new PageList(this.#transport, { id: "listInbox", method: "GET", path: "/api/mcp/inbox", query, reads: true }, { field: "mails", cursor: "cursor" }, options);
  }

  /**
   * Apply a mail.
   *
   * Changes the board as a mail suggests: the status of its job, its rounds of interviews, or a job that is added. `jobId` says which job it belongs to, where that is open or wrong. Sends the events of these changes. A mail that was applied already is returned as it is.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param mailId Id of a mail.
   * @param body what to send.
   * @see `POST /api/mcp/inbox/{id}/apply`
   */
  apply(mailId: string, body: models.ApplyMailRequest, options: RequestOptions = {}): Promise<Answer<models.InboxMail>> {
    return this.#transport.record({ id: "applyMail", method: "POST", path: `/api/mcp/inbox/${encodeURIComponent(mailId)}/apply`, body, keyed: true }, options);
  }

  /**
   * Dismiss a mail.
   *
   * Sets a mail aside. The board stays as it is.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param mailId Id of a mail.
   * @see `POST /api/mcp/inbox/{id}/dismiss`
   */
  dismiss(mailId: string, options: RequestOptions = {}): Promise<Answer<models.InboxMail>> {
    return this.#transport.record({ id: "dismissMail", method: "POST", path: `/api/mcp/inbox/${encodeURIComponent(mailId)}/dismiss`, keyed: true }, options);
  }

  /**
   * Undo a decision about a mail.
   *
   * Takes back that a mail was applied or dismissed, so that it is suggested again. What was changed of the job since stays; a job that the mail added is deleted if it was not changed since (else 412).
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param mailId Id of a mail.
   * @see `POST /api/mcp/inbox/{id}/undo`
   */
  undo(mailId: string, options: RequestOptions = {}): Promise<Answer<models.InboxMail>> {
    return this.#transport.record({ id: "undoMail", method: "POST", path: `/api/mcp/inbox/${encodeURIComponent(mailId)}/undo`, keyed: true }, options);
  }

  /**
   * Get the settings of the inbox.
   *
   * Returns the account's address for mail, who may send to it, and whether what is certain is applied at once.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @see `GET /api/mcp/inbox/settings`
   */
  settings(options: RequestOptions = {}): Promise<Answer<models.InboxSettings>> {
    return this.#transport.record({ id: "getInboxSettings", method: "GET", path: "/api/mcp/inbox/settings", reads: true }, options);
  }

  /**
   * Change the settings of the inbox.
   *
   * Switches the account's address for mail on or off, replaces it, and says who may send to it and whether what is certain is applied at once. The first `isOn: true` makes the address.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `PATCH /api/mcp/inbox/settings`
   */
  updateSettings(body: models.UpdateInboxSettingsRequest, options: RequestOptions = {}): Promise<Answer<models.InboxSettings>> {
    return this.#transport.record({ id: "updateInboxSettings", method: "PATCH", path: "/api/mcp/inbox/settings", body }, options);
  }
}

/** A log of what was done. */
export class PipelineActivities {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List activities.
   *
   * Returns the account's activities, newest first, optionally filtered by job, contact, type or date. `job` and `contact` are other names of `jobId` and `contactId`: send one of the two. `date` is one day; `from` and `to` are a range.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/activities`
   */
  list(query: models.ListActivitiesQuery = {}, options: PageOptions = {}): PageList<models.Activity> {
    return new PageList(this.#transport, { id: "listActivities", method: "GET", path: "/api/mcp/activities", query, reads: true }, { field: "activities", cursor: "cursor" }, options);
  }

  /**
   * Log an activity.
   *
   * Logs an activity for a job, with a contact, or neither. Sends the event `activity.created`.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/activities`
   */
  create(body: models.LogActivityRequest, options: RequestOptions = {}): Promise<Answer<models.Activity>> {
    return this.#transport.record({ id: "logActivity", method: "POST", path: "/api/mcp/activities", body, keyed: true }, options);
  }

  /**
   * Get an activity.
   *
   * Returns an activity. The ETag can be sent in `If-Match` to change or delete it.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param activityId Id of an activity.
   * @see `GET /api/mcp/activities/{id}`
   */
  get(activityId: string, options: RequestOptions = {}): Promise<Answer<models.Activity>> {
    return this.#transport.record({ id: "getActivity", method: "GET", path: `/api/mcp/activities/${encodeURIComponent(activityId)}`, reads: true }, options);
  }

  /**
   * Update an activity.
   *
   * Updates the fields in the body; `null` clears a field. An activity that was read can be sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they are. Changing it updates when something last happened to its job, and when its contact was last contacted. No webhook event is sent.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param activityId Id of an activity.
   * @param body what to send.
   * @see `PATCH /api/mcp/activities/{id}`
   */
  update(activityId: string, body: models.UpdateActivityRequest, options: RequestOptions = {}): Promise<Answer<models.Activity>> {
    return this.#transport.record({ id: "updateActivity", method: "PATCH", path: `/api/mcp/activities/${encodeURIComponent(activityId)}`, body }, options);
  }

  /**
   * Delete an activity.
   *
   * Deletes an activity. When something last happened to its job, and when its contact was last contacted, are found again. No webhook event is sent.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param activityId Id of an activity.
   * @see `DELETE /api/mcp/activities/{id}`
   */
  delete(activityId: string, options: RequestOptions = {}): Promise<Answer<models.DeletedRecord>> {
    return this.#transport.record({ id: "deleteActivity", method: "DELETE", path: `/api/mcp/activities/${encodeURIComponent(activityId)}` }, options);
  }
}

/** Upcoming events, and a calendar feed of them. */
export class PipelineCalendar {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List calendar events.
   *
   * Returns the calendar events that start within a time window, earliest first, together with the rounds of interviews of jobs that have a time and are not cancelled. A round for which the calendar has an event of the same job at the same time is left out. With `Accept: text/calendar` the page is returned as iCalendar (RFC 5545) with times in UTC, and `Link` contains the URL of the next page.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/calendar`
   */
  list(query: models.ListCalendarQuery = {}, options: PageOptions = {}): PageList<models.CalendarEvent> {
    return new PageList(this.#transport, { id: "listCalendar", method: "GET", path: "/api/mcp/calendar", query, reads: true }, { field: "events", cursor: "cursor" }, options);
  }

  /**
   * Add a calendar event.
   *
   * Adds an interview, a phone screen, a follow-up, a deadline or another event, for a job, with a contact, or neither.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/calendar`
   */
  create(body: models.CreateCalendarEventRequest, options: RequestOptions = {}): Promise<Answer<models.CalendarEvent>> {
    return this.#transport.record({ id: "createCalendarEvent", method: "POST", path: "/api/mcp/calendar", body, keyed: true }, options);
  }

  /**
   * Get a calendar event.
   *
   * Returns a calendar event. The ETag can be sent in `If-Match` to change or delete it.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param eventId Id of a calendar event.
   * @see `GET /api/mcp/calendar/{id}`
   */
  get(eventId: string, options: RequestOptions = {}): Promise<Answer<models.CalendarEvent>> {
    return this.#transport.record({ id: "getCalendarEvent", method: "GET", path: `/api/mcp/calendar/${encodeURIComponent(eventId)}`, reads: true }, options);
  }

  /**
   * Update a calendar event.
   *
   * Updates the fields in the body; `null` clears a field. An event that was read can be sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they are. A round of interviews is changed with its job instead (400). No webhook event is sent.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param eventId Id of a calendar event.
   * @param body what to send.
   * @see `PATCH /api/mcp/calendar/{id}`
   */
  update(eventId: string, body: models.UpdateCalendarEventRequest, options: RequestOptions = {}): Promise<Answer<models.CalendarEvent>> {
    return this.#transport.record({ id: "updateCalendarEvent", method: "PATCH", path: `/api/mcp/calendar/${encodeURIComponent(eventId)}`, body }, options);
  }

  /**
   * Delete a calendar event.
   *
   * Deletes a calendar event. A round of interviews is deleted with its job's rounds instead (400). No webhook event is sent.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param eventId Id of a calendar event.
   * @see `DELETE /api/mcp/calendar/{id}`
   */
  delete(eventId: string, options: RequestOptions = {}): Promise<Answer<models.DeletedRecord>> {
    return this.#transport.record({ id: "deleteCalendarEvent", method: "DELETE", path: `/api/mcp/calendar/${encodeURIComponent(eventId)}` }, options);
  }

  /**
   * Create a calendar feed.
   *
   * Creates a URL that calendar applications can subscribe to. The URL is returned only once and cannot be retrieved later. If the account already has a feed, its earlier URL stops working.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @see `POST /api/mcp/calendar/feed`
   */
  createFeed(options: RequestOptions = {}): Promise<Answer<models.CalendarFeed>> {
    return this.#transport.record({ id: "createCalendarFeed", method: "POST", path: "/api/mcp/calendar/feed", keyed: true }, options);
  }

  /**
   * Delete the calendar feed.
   *
   * Deletes the account's calendar feed. Its URL stops working immediately.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @see `DELETE /api/mcp/calendar/feed`
   */
  deleteFeed(options: RequestOptions = {}): Promise<Answer<models.DeletedCalendarFeed>> {
    return this.#transport.record({ id: "deleteCalendarFeed", method: "DELETE", path: "/api/mcp/calendar/feed" }, options);
  }
}

/** Subscriptions to changes. */
export class PipelineWebhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List webhooks.
   *
   * Returns the account's webhooks with their health, oldest first. Secrets are never returned.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/webhooks`
   */
  list(query: models.ListWebhooksQuery = {}, options: PageOptions = {}): PageList<models.Webhook> {
    return new PageList(this.#transport, { id: "listWebhooks", method: "GET", path: "/api/mcp/webhooks", query, reads: true }, { field: "webhooks", cursor: "cursor" }, options);
  }

  /**
   * Register a webhook.
   *
   * Registers a URL that receives events from now on, as signed POST requests with a JSON body of `event`, `timestamp` and `data`. An account can have up to 10 webhooks, including several with the same URL. A generated secret is returned only once. Deliveries are sent at least once and in no guaranteed order; use `webhook-id` to detect duplicates.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/webhooks`
   */
  create(body: models.RegisterWebhookRequest, options: RequestOptions = {}): Promise<Answer<models.RegisteredWebhook>> {
    return this.#transport.record({ id: "registerWebhook", method: "POST", path: "/api/mcp/webhooks", body, keyed: true }, options);
  }

  /**
   * Update a webhook.
   *
   * Updates the URL, the events, the description or the status. `active` enables a webhook that its owner disabled, or that was disabled after a 410 response or 5 days of failures; events from the meantime are not sent. `disabled` cancels all pending deliveries, and if they are many, the later ones within seconds.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param webhookId Id of a webhook.
   * @param body what to send.
   * @see `PATCH /api/mcp/webhooks/{id}`
   */
  update(webhookId: string, body: models.UpdateWebhookRequest, options: RequestOptions = {}): Promise<Answer<models.Webhook>> {
    return this.#transport.record({ id: "updateWebhook", method: "PATCH", path: `/api/mcp/webhooks/${encodeURIComponent(webhookId)}`, body }, options);
  }

  /**
   * Delete a webhook.
   *
   * Deletes a webhook and its secret, and cancels its pending deliveries. The delivery log is kept for 30 days.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param webhookId from an earlier answer.
   * @see `DELETE /api/mcp/webhooks`
   */
  delete(webhookId: models.DeleteWebhookRequest["webhookId"], options: RequestOptions = {}): Promise<Answer<models.DeletedRecord>> {
    return this.#transport.record({ id: "deleteWebhook", method: "DELETE", path: "/api/mcp/webhooks", body: { webhookId } }, options);
  }

  /**
   * Send a test event.
   *
   * Sends `webhook.test` to one webhook, whatever its subscriptions, in the same way as every other event: signed, logged, and retried on failure. Get the delivery to see the result.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param webhookId from an earlier answer.
   * @see `POST /api/mcp/webhooks/test`
   */
  test(webhookId: models.TestWebhookRequest["webhookId"], options: RequestOptions = {}): Promise<Answer<models.QueuedDelivery>> {
    return this.#transport.record({ id: "testWebhook", method: "POST", path: "/api/mcp/webhooks/test", body: { webhookId }, keyed: true }, options);
  }

  /**
   * Rotate a webhook's secret.
   *
   * Replaces the signing secret and returns the new one only once. For 24 hours, deliveries are also signed with the previous secret: `webhook-signature` contains both signatures, `X-Service-Signature` only that of the new secret.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param webhookId Id of a webhook.
   * @param body what to send.
   * @see `POST /api/mcp/webhooks/{id}/rotate-secret`
   */
  rotateSecret(webhookId: string, body: models.RotateWebhookSecretRequest, options: RequestOptions = {}): Promise<Answer<models.RotatedSecret>> {
    return this.#transport.record({ id: "rotateWebhookSecret", method: "POST", path: `/api/mcp/webhooks/${encodeURIComponent(webhookId)}/rotate-secret`, body, keyed: true }, options);
  }

  /**
   * Resend what a webhook has not received.
   *
   * Makes one more attempt at every delivery since an instant that failed for good, was cancelled, or waits for a retry, the oldest first and at most 500 for each request. A retry that was due stays due, unless the attempt succeeds.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param webhookId Id of a webhook.
   * @param body what to send.
   * @see `POST /api/mcp/webhooks/{id}/redeliver`
   */
  redeliver(webhookId: string, body: models.RedeliverUndeliveredRequest, options: RequestOptions = {}): Promise<Answer<models.QueuedDeliveries>> {
    return this.#transport.record({ id: "redeliverUndelivered", method: "POST", path: `/api/mcp/webhooks/${encodeURIComponent(webhookId)}/redeliver`, body, keyed: true }, options);
  }
}

/** The log of changes. */
export class PipelineEvents {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List events.
   *
   * Returns the account's events, oldest first, with or without a webhook: what each webhook would have been sent. Keep `nextCursor` and send it as `after` next time: no event is left out, none comes twice, and if some are kept no longer the response says so. Events are kept for 30 days, the latest 10,000 of an account. An import causes no events.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/events`
   */
  list(query: models.ListEventsQuery = {}, options: RequestOptions = {}): Promise<Answer<models.EventList>> {
    return this.#transport.record({ id: "listEvents", method: "GET", path: "/api/mcp/events", query, reads: true }, options);
  }
}

/** Deliveries to webhooks, with every attempt. */
export class PipelineDeliveries {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List webhook deliveries.
   *
   * Returns deliveries to the account's webhooks, both sent and pending, newest first. Deliveries are kept for 30 days, and about the latest 1,000 of each webhook.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/webhooks/deliveries`
   */
  list(query: models.ListWebhookDeliveriesQuery = {}, options: PageOptions = {}): PageList<models.WebhookDelivery> {
    return new PageList(this.#transport, { id: "listWebhookDeliveries", method: "GET", path: "/api/mcp/webhooks/deliveries", query, reads: true }, { field: "deliveries", cursor: "cursor" }, options);
  }

  /**
   * Get a webhook delivery.
   *
   * Returns a delivery with every attempt: when it was made, the receiver's response, or the reason why there was none.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param deliveryId Id of a delivery.
   * @see `GET /api/mcp/webhooks/deliveries/{id}`
   */
  get(deliveryId: string, options: RequestOptions = {}): Promise<Answer<models.WebhookDeliveryDetails>> {
    return this.#transport.record({ id: "getWebhookDelivery", method: "GET", path: `/api/mcp/webhooks/deliveries/${encodeURIComponent(deliveryId)}`, reads: true }, options);
  }

  /**
   * Resend a webhook delivery.
   *
   * Makes one more attempt at a delivery that has finished or waits for a retry, with the webhook's current secret and the same `webhook-id`. The attempt does not affect the webhook's health. A retry that was due stays due, unless the attempt succeeds. A delivery is attempted at most 20 times in total, including those that its schedule may still make.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param deliveryId Id of a delivery.
   * @see `POST /api/mcp/webhooks/deliveries/{id}/redeliver`
   */
  redeliver(deliveryId: string, options: RequestOptions = {}): Promise<Answer<models.QueuedDelivery>> {
    return this.#transport.record({ id: "redeliverWebhook", method: "POST", path: `/api/mcp/webhooks/deliveries/${encodeURIComponent(deliveryId)}/redeliver`, keyed: true }, options);
  }
}

/** Employers. */
export class PipelineCompanies {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * List the companies of the pipeline.
   *
   * Returns what the account knows of each employer in its pipeline, in the order of their names: jobs, applications without an answer, days to an answer, outcomes and reposted titles, next to the pay that the employer has filed. All of it is derived from the jobs and their status histories.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/companies`
   */
  list(query: models.ListPipelineCompaniesQuery = {}, options: PageOptions = {}): PageList<models.CompanyMemory> {
    return new PageList(this.#transport, { id: "listPipelineCompanies", method: "GET", path: "/api/mcp/companies", query, reads: true }, { field: "companies", cursor: "cursor" }, options);
  }
}

/** The account, its pipeline as a whole, import and export. */
export class PipelineAccount {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get the current account.
   *
   * Returns the account, its plan, the token in use, statistics of the pipeline, imports that were interrupted, and the remaining rate limits after this request.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @see `GET /api/mcp/me`
   */
  me(options: RequestOptions = {}): Promise<Answer<models.AccountProfile>> {
    return this.#transport.record({ id: "getMe", method: "GET", path: "/api/mcp/me", reads: true }, options);
  }

  /**
   * Log a mood check-in.
   *
   * Performs an account action. The only action is `mood_checkin`, which records how the job search feels.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body what to send.
   * @see `POST /api/mcp/me`
   */
  logMood(body: models.LogMoodRequest, options: RequestOptions = {}): Promise<Answer<models.MoodCheckin>> {
    return this.#transport.record({ id: "logMood", method: "POST", path: "/api/mcp/me", body, keyed: true }, options);
  }

  /**
   * Get a summary of the pipeline.
   *
   * Returns the number of jobs in each status, the response rate, jobs that need attention, and recent wins. The statistics are computed from the full status history of the jobs, not only from their current status.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @see `GET /api/mcp/pipeline`
   */
  summary(options: RequestOptions = {}): Promise<Answer<models.PipelineSummary>> {
    return this.#transport.record({ id: "getPipeline", method: "GET", path: "/api/mcp/pipeline", reads: true }, options);
  }

  /**
   * Get the funnel of the pipeline.
   *
   * Returns how many jobs reached each stage, from saved to accepted, and the share that went on from the stage before: for all jobs, and by source, role and month. A job that reached a stage counts in all stages before it, so the counts never rise. They are computed from the full status history; rates are shown only where more than five jobs reached the stage before.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @see `GET /api/mcp/pipeline/funnel`
   */
  funnel(options: RequestOptions = {}): Promise<Answer<models.PipelineFunnel>> {
    return this.#transport.record({ id: "getPipelineFunnel", method: "GET", path: "/api/mcp/pipeline/funnel", reads: true }, options);
  }

  /**
   * Get suggestions.
   *
   * Returns suggested next steps: a follow-up 7 days after applying and one more later, a thank-you note after an interview, preparation before one, negotiation of an offer, and a decision on jobs without activity for 30 days.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @see `GET /api/mcp/suggestions`
   */
  suggestions(options: RequestOptions = {}): Promise<Answer<models.SuggestionList>> {
    return this.#transport.record({ id: "getSuggestions", method: "GET", path: "/api/mcp/suggestions", reads: true }, options);
  }

  /**
   * Export the pipeline.
   *
   * Returns all jobs with their status history, contacts, activities, calendar events and mood check-ins, in the format that `importPipeline` accepts. An export of more than 5,000 rows or 5 MiB is split into parts: while `nextCursor` is not null, request the next part with `cursor` (`Link` contains its URL as well), and import the parts in the same order. With `format=csv` or `Accept: text/csv` the response is a table of the jobs and their status history only; contacts, activities, events and check-ins are available only as JSON. A cell that begins like a formula is prefixed with an apostrophe.
   *
   * Needs a read-only or read-write token of an Ultra account.
   *
   * @param query parameters.
   * @see `GET /api/mcp/export`
   */
  export(query: models.ExportPipelineQuery = {}, options: PageOptions = {}): PartList<models.PipelineExport> {
    return new PartList(this.#transport, { id: "exportPipeline", method: "GET", path: "/api/mcp/export", query, reads: true }, { cursor: "cursor" }, options);
  }

  /**
   * Import a pipeline.
   *
   * Imports an export, as JSON or as the CSV table of jobs, under new ids. If a row is invalid or the account has no room for all of them, nothing is imported. Timestamps are kept and may be in the past. The body may have up to 5 MiB and 5,000 rows. A large import is committed in parts. If it is interrupted, send the same request again: with the same `Idempotency-Key`, or without one the same body, it resumes within 24 hours where it stopped, and no row is added twice. Until then `GET /api/mcp/me` lists it in `unfinishedImports`; if it is never resumed, the records that it has imported stay. Links to records that were deleted meanwhile are left out. Send an `Idempotency-Key`: without one, a file whose import had ended when its response was lost is imported again. An account imports one file at a time; meanwhile another import is 409. Every 500 records, links and status changes count as one more request. Import the parts of an export one by one and in order; a row that was already imported is skipped while the record created from it exists. A table of another program is imported with `columns`, which says what its columns are. A CSV table has no export id, so its rows are added again each time. If a job has no role or city of the salary catalog, they are matched from its title and location; values that are present are kept even if this catalog does not contain them. No webhook events are sent.
   *
   * Needs a read-write token of an Ultra account.
   *
   * @param body the records, or CSV as a string.
   * @param query parameters.
   * @see `POST /api/mcp/import`
   */
  import(body: models.ImportPipelineRequest | string, query: models.ImportPipelineQuery = {}, options: RequestOptions = {}): Promise<Answer<models.ImportReport>> {
    return this.#transport.record({ id: "importPipeline", method: "POST", path: "/api/mcp/import", query, body, keyed: true }, options);
  }
}

/** The tools for agents. */
export class PipelineTools {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get the tool manifest.
   *
   * The 29 tools of the Job Pipeline API with their input schemas, methods and paths: 22 operations of this API and 7 salary lookups. Each says which credentials it takes. Over MCP, `/api/mcp` has these tools and a few more.
   *
   * Public, with 60 requests per minute for each address; with a key, the account's limit applies instead.
   *
   * @see `GET /mcp.json`
   */
  manifest(options: RequestOptions = {}): Promise<Answer<models.ToolManifest>> {
    return this.#transport.record({ id: "getToolManifest", method: "GET", path: "/mcp.json", reads: true }, options);
  }
}

/** The namespaces of the client. */
export interface PipelineNamespaces {
  /** The jobs of a job search. */
  readonly jobs: PipelineJobs;
  /** The documents of a job. */
  readonly documents: PipelineDocuments;
  /** The people of a job search. */
  readonly contacts: PipelineContacts;
  /** Mail of employers, and what it changes of the board. */
  readonly inbox: PipelineInbox;
  /** A log of what was done. */
  readonly activities: PipelineActivities;
  /** Upcoming events, and a calendar feed of them. */
  readonly calendar: PipelineCalendar;
  /** Subscriptions to changes. */
  readonly webhooks: PipelineWebhooks;
  /** The log of changes. */
  readonly events: PipelineEvents;
  /** Deliveries to webhooks, with every attempt. */
  readonly deliveries: PipelineDeliveries;
  /** Employers. */
  readonly companies: PipelineCompanies;
  /** The account, its pipeline as a whole, import and export. */
  readonly account: PipelineAccount;
  /** The tools for agents. */
  readonly tools: PipelineTools;
  /** Older, flat lookups for tool-calling clients. */
  readonly lookups: SalaryLookups;
}

export function createPipelineNamespaces(transport: Transport): PipelineNamespaces {
  return {
    jobs: new PipelineJobs(transport),
    documents: new PipelineDocuments(transport),
    contacts: new PipelineContacts(transport),
    inbox: new PipelineInbox(transport),
    activities: new PipelineActivities(transport),
    calendar: new PipelineCalendar(transport),
    webhooks: new PipelineWebhooks(transport),
    events: new PipelineEvents(transport),
    deliveries: new PipelineDeliveries(transport),
    companies: new PipelineCompanies(transport),
    account: new PipelineAccount(transport),
    tools: new PipelineTools(transport),
    lookups: new SalaryLookups(transport),
  };
}
