/** Operations of the pipeline as data, and functions that run them by verb or over HTTP. */
import * as z from "zod/mini";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { readQuery } from "#shared/middleware/request/query.ts";
import {
  ActivitiesQuery,
  CreateActivityBody,
  UpdateActivityBody,
} from "#shared/pipeline/activities/activity.request.ts";
import { listActivities, readActivity } from "#shared/pipeline/activities/read-activities.ts";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "#shared/pipeline/activities/write-activities.ts";
import {
  CalendarQuery,
  CreateEventBody,
  UpdateEventBody,
} from "#shared/pipeline/calendar/calendar.request.ts";
import {
  listCalendarEvents,
  readCalendarEvent,
} from "#shared/pipeline/calendar/read-calendar-events.ts";
import {
  createCalendarEvent,
  deleteCalendarEvent,
  updateCalendarEvent,
} from "#shared/pipeline/calendar/write-calendar-events.ts";
import {
  ContactsQuery,
  CreateContactBody,
  UpdateContactBody,
} from "#shared/pipeline/contacts/contact.request.ts";
import { listContacts, readContact } from "#shared/pipeline/contacts/read-contacts.ts";
import {
  createContact,
  deleteContact,
  updateContact,
} from "#shared/pipeline/contacts/write-contacts.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { deleteJob } from "#shared/pipeline/jobs/delete-job.ts";
import {
  CreateJobBody,
  JobsQuery,
  MoveJobBody,
  UpdateJobBody,
} from "#shared/pipeline/jobs/job.request.ts";
import { listJobs } from "#shared/pipeline/jobs/list-jobs.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import type { ReadContext, WriteContext } from "#shared/pipeline/records/context.ts";
import { suggest } from "#shared/pipeline/suggestions/suggest.ts";
import { summarizePipeline } from "#shared/pipeline/summary/summarize-pipeline.ts";
import type { PipelineUser } from "./pipeline.ts";
import type { VerbUser } from "./pipeline-verbs.ts";

export interface Operation {
  name: OperationName;
  id?: string;
  query?: Record<string, string>;
  body?: object;
  /** Sent as `If-Match`. */
  version?: number;
}

export type Outcome =
  | { ok: true; data: Record<string, unknown>; version?: number }
  | { ok: false; code: string };

type Given = { id: string; query: URLSearchParams; body: unknown; check: VersionCheck };
type Done = Promise<{ data: object; version?: number }>;
type Verb =
  | { reads(c: ReadContext, given: Given): Done }
  | { writes(c: WriteContext, given: Given): Done };

function query<Contract extends z.ZodMiniObject>(contract: Contract, text: URLSearchParams) {
  return contract.parse(readQuery(text, contract).values);
}

const bare = async (data: Promise<object>) => ({ data: await data });
const versioned = async <T extends { version: number }>(result: Promise<T>, record: keyof T) => {
  const done = await result;
  return { data: done[record] as object, version: done.version };
};

const verbs = {
  createJob: { writes: (c, { body }) => bare(createJob(c, CreateJobBody.parse(body))) },
  readJob: { reads: (c, { id }) => versioned(readJob(c, id), "job") },
  listJobs: { reads: (c, given) => bare(listJobs(c, query(JobsQuery, given.query))) },
  updateJob: {
    writes: (c, { id, body, check }) =>
      versioned(updateJob(c, id, UpdateJobBody.parse(body), check), "job"),
  },
  moveJob: {
    writes: (c, { id, body, check }) =>
      bare(moveJob(c, id, MoveJobBody.parse(body).status, check).then(({ job }) => job)),
  },
  deleteJob: { writes: (c, { id, check }) => bare(deleteJob(c, id, check)) },
  createContact: { writes: (c, { body }) => bare(createContact(c, CreateContactBody.parse(body))) },
  readContact: { reads: (c, { id }) => versioned(readContact(c, id), "contact") },
  listContacts: { reads: (c, given) => bare(listContacts(c, query(ContactsQuery, given.query))) },
  updateContact: {
    writes: (c, { id, body, check }) =>
      versioned(updateContact(c, id, UpdateContactBody.parse(body), check), "contact"),
  },
  deleteContact: { writes: (c, { id, check }) => bare(deleteContact(c, id, check)) },
  createActivity: {
    writes: (c, { body }) => bare(createActivity(c, CreateActivityBody.parse(body))),
  },
  readActivity: { reads: (c, { id }) => versioned(readActivity(c, id), "activity") },
  updateActivity: {
    writes: (c, { id, body, check }) =>
      versioned(updateActivity(c, id, UpdateActivityBody.parse(body), check), "activity"),
  },
  deleteActivity: { writes: (c, { id, check }) => bare(deleteActivity(c, id, check)) },
  listActivities: {
    reads: (c, given) => bare(listActivities(c, query(ActivitiesQuery, given.query))),
  },
  createEvent: {
    writes: (c, { body }) => bare(createCalendarEvent(c, CreateEventBody.parse(body))),
  },
  readEvent: { reads: (c, { id }) => versioned(readCalendarEvent(c, id), "event") },
  updateEvent: {
    writes: (c, { id, body, check }) =>
      versioned(updateCalendarEvent(c, id, UpdateEventBody.parse(body), check), "event"),
  },
  deleteEvent: { writes: (c, { id, check }) => bare(deleteCalendarEvent(c, id, check)) },
  listEvents: {
    reads: (c, given) => bare(listCalendarEvents(c, query(CalendarQuery, given.query))),
  },
  summary: { reads: (c) => bare(summarizePipeline(c)) },
  suggestions: { reads: async (c) => ({ data: { suggestions: await suggest(c) } }) },
} as const satisfies Record<string, Verb>;

export type OperationName = keyof typeof verbs;
export const operationNames = Object.keys(verbs) as OperationName[];

/** Runs an operation by its verb. */
export async function byVerb(user: VerbUser, at: number, operation: Operation): Promise<Outcome> {
  const verb: Verb = verbs[operation.name];
  const given: Given = {
    id: operation.id ?? "",
    query: new URLSearchParams(operation.query),
    body: operation.body,
    check(version) {
      if (operation.version === undefined || operation.version === version) return;
      throw new ApiError("precondition_failed", { message: "stale" });
    },
  };
  try {
    const done =
      "reads" in verb
        ? await user.read(at, (c) => verb.reads(c, given))
        : await user.write(at, (c) => verb.writes(c, given));
    return { ok: true, ...(done as { data: Record<string, unknown>; version?: number }) };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, code: error.row.pipeline };
    if (error instanceof z.core.$ZodError) return { ok: false, code: "VALIDATION_ERROR" };
    throw error;
  }
}

const endpoints: Record<OperationName, readonly ["get" | "post" | "patch" | "remove", string]> = {
  createJob: ["post", "/jobs"],
  readJob: ["get", "/jobs/:id"],
  listJobs: ["get", "/jobs"],
  updateJob: ["patch", "/jobs/:id"],
  moveJob: ["post", "/jobs/:id/status"],
  deleteJob: ["remove", "/jobs/:id"],
  createContact: ["post", "/contacts"],
  readContact: ["get", "/contacts/:id"],
  listContacts: ["get", "/contacts"],
  updateContact: ["patch", "/contacts/:id"],
  deleteContact: ["remove", "/contacts/:id"],
  createActivity: ["post", "/activities"],
  readActivity: ["get", "/activities/:id"],
  updateActivity: ["patch", "/activities/:id"],
  deleteActivity: ["remove", "/activities/:id"],
  listActivities: ["get", "/activities"],
  createEvent: ["post", "/calendar"],
  readEvent: ["get", "/calendar/:id"],
  updateEvent: ["patch", "/calendar/:id"],
  deleteEvent: ["remove", "/calendar/:id"],
  listEvents: ["get", "/calendar"],
  summary: ["get", "/pipeline"],
  suggestions: ["get", "/suggestions"],
};

/** Runs an operation over HTTP. */
export async function byHttp(user: PipelineUser, operation: Operation): Promise<Outcome> {
  const [method, template] = endpoints[operation.name];
  const search = new URLSearchParams(operation.query);
  const path = `${template.replace(":id", operation.id ?? "")}${search.size > 0 ? `?${search}` : ""}`;
  const headers: Record<string, string> =
    operation.version === undefined ? {} : { "if-match": `"${operation.version}"` };
  const response =
    method === "get" || method === "remove"
      ? await user[method](path, headers)
      : await user[method](path, operation.body, headers);
  if (response.status >= 400) return { ok: false, code: response.body.code };
  const strong = /^"(\d+)"$/.exec(response.headers.get("etag") ?? "")?.[1];
  return {
    ok: true,
    data: response.body,
    ...(strong === undefined ? {} : { version: Number(strong) }),
  };
}
