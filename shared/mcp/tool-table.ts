import { deleted } from "#shared/contract/words.ts";
import * as activityWords from "#shared/pipeline/activities/activity-words.ts";
import * as eventWords from "#shared/pipeline/calendar/event-words.ts";
import * as contactWords from "#shared/pipeline/contacts/contact-words.ts";
import * as jobWords from "#shared/pipeline/jobs/job-words.ts";
import * as profileWords from "#shared/pipeline/profile/profile-words.ts";
import { suggestions } from "#shared/pipeline/suggestions/suggestion-words.ts";
import { pipeline } from "#shared/pipeline/summary/summary-words.ts";
import * as webhookWords from "#shared/webhooks/subscriptions/webhook-words.ts";
import { funnelChart } from "./charts/make-charts.ts";
import { lookupTable } from "./lookup-table.ts";
import { contactDeletion, jobDeletion, webhookDeletion } from "./questions/deletions.ts";
import type { FieldRule } from "./select-fields.ts";
import type { ToolRow } from "./tool-row.ts";

/** Few enough rows that an answer stays short. */
const page = { limit: 10 };
const record: FieldRule = { always: ["id"], shortens: true };
const whole: FieldRule = { always: [], shortens: true };

/** A change returns the id alone, because the tools that read the record name its other fields. */
const changed = ["id"];

const jobRows: FieldRule = {
  at: "jobs",
  always: ["id"],
  shortens: true,
  initial: [
    ...["company", "title", "status", "location", "salaryMin", "salaryMax"],
    ...["salaryPeriod", "currency", "statusChangedAt"],
  ],
};
const contactRows: FieldRule = {
  at: "contacts",
  always: ["id"],
  shortens: true,
  initial: ["name", "title", "company", "email", "phone", "lastContactedAt"],
};

/** The tools of the manifest by name, which the specification counts. The server has more: `live-table.ts`. */
export const toolTable: Readonly<Record<string, ToolRow>> = {
  list_jobs: {
    method: "get",
    path: "/api/mcp/jobs",
    title: "List jobs",
    description:
      "Show or find the jobs this person applied to or tracks: all, or by status (interviewing, offer), company or words, newest first, with ids.",
    notes: { q: "Words of company, title, location or notes", company: "Full name" },
    defaults: page,
    fields: jobRows,
    words: jobWords.jobs,
  },
  get_job: {
    method: "get",
    path: "/api/mcp/jobs/:id",
    title: "Get a job",
    description:
      "Show one application in full: notes, contacts, status history, and how its pay compares with the market.",
    fields: record,
    words: jobWords.job,
  },
  create_job: {
    method: "post",
    path: "/api/mcp/jobs",
    title: "Add a job",
    description: "Save or track a new job or application the person found.",
    shortened: record,
    returns: changed,
    words: jobWords.job,
  },
  update_job: {
    method: "patch",
    path: "/api/mcp/jobs/:id",
    title: "Change a job",
    description:
      "Edit a job's details, add to its notes: pay range, location, link, linked contacts. Null clears a field. For its status use update_job_status.",
    shortened: record,
    returns: changed,
    words: jobWords.job,
  },
  update_job_status: {
    method: "post",
    path: "/api/mcp/jobs/:id/status",
    title: "Move a job to a status",
    description:
      "Move an application on: applied, screening, interviewing, got an offer, accepted, rejected, withdrawn, archived.",
    shortened: record,
    returns: changed,
    words: jobWords.job,
  },
  delete_job: {
    method: "delete",
    path: "/api/mcp/jobs/:id",
    title: "Delete a job",
    description: "Remove a job for good. To keep its record, archive it instead.",
    deletion: jobDeletion,
    words: deleted,
  },
  list_contacts: {
    method: "get",
    path: "/api/mcp/contacts",
    title: "List contacts",
    description:
      "Who the person knows: find recruiters, hiring managers, referrals, at a company or all.",
    notes: { q: "Words of name, email, company, title or notes", company: "Full name" },
    defaults: page,
    fields: contactRows,
    words: contactWords.contacts,
  },
  get_contact: {
    method: "get",
    path: "/api/mcp/contacts/:id",
    title: "Get a contact",
    description: "Show one person in full: email, phone, notes, linked jobs.",
    fields: record,
    words: contactWords.contact,
  },
  create_contact: {
    method: "post",
    path: "/api/mcp/contacts",
    title: "Add a contact",
    description: "Save a new person: recruiter, hiring manager, referral; link jobs by jobIds.",
    shortened: record,
    returns: changed,
    words: contactWords.contact,
  },
  update_contact: {
    method: "patch",
    path: "/api/mcp/contacts/:id",
    title: "Change a contact",
    description:
      "Edit a person whose email, phone number, company, notes or linked jobs changed. Null clears a field.",
    shortened: record,
    returns: changed,
    words: contactWords.contact,
  },
  delete_contact: {
    method: "delete",
    path: "/api/mcp/contacts/:id",
    title: "Delete a contact",
    description: "Remove a person for good.",
    deletion: contactDeletion,
    words: deleted,
  },
  list_activities: {
    method: "get",
    path: "/api/mcp/activities",
    title: "List activities",
    description:
      "What has been logged and done, and when: emails, calls, meetings, by job, contact, type or time.",
    takes: ["jobId", "contactId", "type", "from", "to", "limit", "cursor"],
    defaults: page,
    fields: {
      at: "activities",
      always: ["id"],
      shortens: true,
      initial: ["type", "occurredAt", "jobId", "contactId", "notes"],
    },
    words: activityWords.activities,
  },
  log_activity: {
    method: "post",
    path: "/api/mcp/activities",
    title: "Log an activity",
    description:
      "Record something done: emailed or called someone, met, sent a follow-up, a note about a job or contact.",
    shortened: record,
    words: activityWords.activity,
  },
  list_calendar: {
    method: "get",
    path: "/api/mcp/calendar",
    title: "List calendar events",
    description:
      "What is coming up: interviews, deadlines, reminders. The next 30 days if no time is given.",
    defaults: page,
    fields: {
      at: "events",
      always: ["id"],
      shortens: true,
      initial: [
        "type",
        "title",
        "startsAt",
        "endsAt",
        "timeZone",
        "location",
        "jobId",
        "contactId",
      ],
    },
    words: eventWords.events,
  },
  create_calendar_event: {
    method: "post",
    path: "/api/mcp/calendar",
    title: "Add a calendar event",
    description:
      "Schedule an interview, call or deadline, or remind the person of something at a time.",
    shortened: record,
    words: eventWords.event,
  },
  get_pipeline: {
    method: "get",
    path: "/api/mcp/pipeline",
    title: "See the pipeline",
    description:
      "How the whole job search is going: counts by status, response rate, jobs gone quiet, recent wins.",
    shortened: whole,
    words: pipeline,
    chart: funnelChart,
  },
  get_suggestions: {
    method: "get",
    path: "/api/mcp/suggestions",
    title: "See what to do next",
    description:
      "What the person should do next, most urgent first, each with the tool call that does it.",
    shortened: whole,
    words: suggestions,
  },
  list_webhooks: {
    method: "get",
    path: "/api/mcp/webhooks",
    title: "List webhooks",
    description: "URLs that are notified of changes, and whether delivery works.",
    defaults: page,
    fields: {
      at: "webhooks",
      always: ["id"],
      shortens: true,
      initial: ["url", "events", "status", "disabledReason", "consecutiveFailures"],
    },
    words: webhookWords.webhooks,
  },
  create_webhook: {
    method: "post",
    path: "/api/mcp/webhooks",
    title: "Add a webhook",
    description: "Notify a URL when jobs, contacts or events change.",
    notes: {
      url: "Public HTTPS",
      events: "* for all",
      secret: "Signs deliveries; made if absent",
    },
    words: webhookWords.webhook,
  },
  delete_webhook: {
    method: "delete",
    path: "/api/mcp/webhooks",
    title: "Delete a webhook",
    description: "Stop notifying a URL.",
    deletion: webhookDeletion,
    words: deleted,
  },
  get_me: {
    method: "get",
    path: "/api/mcp/me",
    title: "See the account",
    description: "The account's plan, this token's access, and how many calls are left.",
    shortened: whole,
    words: profileWords.profile,
  },
  log_mood: {
    method: "post",
    path: "/api/mcp/me",
    title: "Log a mood",
    description: "Record how the person feels about the search today.",
    notes: { mood: "1 low to 5 high" },
    fixedBody: { action: "mood_checkin" },
    shortened: whole,
    words: profileWords.mood,
  },
  ...lookupTable,
};
