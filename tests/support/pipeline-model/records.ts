/** Records and lists as the API returns them. */
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

export function newest<Row extends { createdAt: number; id: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

export function isCompany(name: string | null, company: string | undefined): boolean {
  return company === undefined || name?.toLowerCase() === company.toLowerCase();
}

/** Whether each word of a text is a prefix of a word in the fields. */
export function matchesSearch(fields: unknown[], text: string | undefined): boolean {
  if (text === undefined) return true;
  const present = fields.flatMap((field) => (typeof field === "string" ? wordsOf(field) : []));
  return wordsOf(text).every((word) => present.some((other) => other.startsWith(word)));
}

/** Sufficient for the languages that occur in the sequences. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.toLowerCase().match(/[a-z0-9]+[+#]*/g) ?? [];
}

/** The first page, with `nextCursor` true if more rows follow. */
export function page<Row>(
  name: string,
  rows: Row[],
  query: Record<string, string>,
  record: (row: Row) => object,
) {
  const limit = Number(query.limit ?? 25);
  return {
    data: {
      [name]: rows.slice(0, limit).map(record),
      total: rows.length,
      nextCursor: rows.length > limit,
    },
  };
}
