/** Records as the API returns them. */
import type { Activity, Contact, Event, Fields, Job, PipelineState } from "./state.ts";
import { statusOf } from "./state.ts";

export const day = 86_400_000;
export const iso = (time: number) => new Date(time).toISOString();

const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
export const noJobFields: Fields = {
  ...empty("url", "location", "salaryMin", "salaryMax", "notes", "source", "roleSlug", "citySlug"),
  rounds: [],
  currency: "USD",
  salaryPeriod: "annual",
};
export const noContactFields = empty("email", "phone", "company", "title", "linkedinUrl", "notes");
export const noEventFields = { ...empty("endsAt", "location", "notes"), timeZone: "UTC" };

export function jobRecord(state: PipelineState, job: Job): Record<string, unknown> {
  const applied = job.moves.find((move) => move.status === "applied");
  return {
    id: job.id,
    ...job.fields,
    role: job.fields.title,
    status: statusOf(job),
    contactIds: state.contactsOf(job.id).sort(),
    statusChangedAt: iso(job.moves.at(-1)?.changedAt ?? 0),
    appliedAt: applied ? iso(applied.changedAt) : null,
    createdAt: iso(job.createdAt),
    updatedAt: iso(job.updatedAt),
  };
}

export function contactRecord(state: PipelineState, contact: Contact): Record<string, unknown> {
  const last = contact.lastContactedAt;
  return {
    id: contact.id,
    ...contact.fields,
    jobIds: state.jobsOf(contact.id).sort(),
    lastContactedAt: last === null ? null : iso(last),
    createdAt: iso(contact.createdAt),
    updatedAt: iso(contact.updatedAt),
  };
}

export function activityRecord(activity: Activity): Record<string, unknown> {
  const { occurredAt, createdAt, updatedAt, version: _, ...rest } = activity;
  const times = { createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
  return { ...rest, occurredAt: iso(occurredAt), ...times };
}

export function eventRecord({
  fields,
  startsAt,
  version: _,
  ...rest
}: Event): Record<string, unknown> {
  return { ...rest, ...fields, startsAt: iso(startsAt), round: null };
}
