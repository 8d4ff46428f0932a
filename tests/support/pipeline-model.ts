/**
 * What the pipeline ought to answer: one account in memory, everything computed
 * from lists of what happened, as plainly as possible and with none of the
 * project's own code.
 */
import { expectedSuggestions } from "./pipeline-model-suggestions.ts";
import type { Operation, Outcome } from "./pipeline-operations.ts";

interface Move {
  status: string;
  previousStatus: string | null;
  changedAt: number;
}
type Fields = Record<string, unknown>;
interface Job {
  fields: Fields & { company: string; title: string };
  id: string;
  moves: Move[];
  createdAt: number;
  updatedAt: number;
  version: number;
}
interface Contact {
  fields: Fields & { name: string; company: string | null };
  id: string;
  lastContactedAt: number | null;
  createdAt: number;
  updatedAt: number;
  version: number;
}
interface Activity {
  id: string;
  type: string;
  jobId: string | null;
  contactId: string | null;
  notes: string | null;
  occurredAt: number;
  createdAt: number;
}
interface Event {
  id: string;
  fields: Fields;
  startsAt: number;
  jobId: string | null;
  contactId: string | null;
}

const statuses =
  "saved applied screening interviewing offer accepted rejected withdrawn archived".split(" ");
const live = statuses.slice(0, 5);
const answering = ["screening", "interviewing", "offer", "accepted"];
const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();

class Refused extends Error {}

export class PipelineModel {
  jobs = new Map<string, Job>();
  contacts = new Map<string, Contact>();
  links = new Set<string>();
  activities: Activity[] = [];
  calendar: Event[] = [];
  events: { type: string; data: unknown }[] = [];

  /** @param newId the id that the service gave to what the operation made. */
  answer(operation: Operation, now: number, newId: string): Outcome {
    try {
      return { ok: true, ...this.#run(operation, now, newId) };
    } catch (error) {
      if (error instanceof Refused) return { ok: false, code: error.message };
      throw error;
    }
  }

  #run(
    { name, id = "", query = {}, body = {}, version }: Operation,
    now: number,
    newId: string,
  ): { data: Record<string, unknown>; version?: number } {
    const given = body as Fields;
    const check = (record: { version: number }) => {
      if (version !== undefined && version !== record.version) {
        throw new Refused("PRECONDITION_FAILED");
      }
    };
    switch (name) {
      case "createJob": {
        const { status, contactIds = [], ...fields } = given as Fields & { contactIds?: string[] };
        for (const contact of contactIds) this.#contact(contact);
        const job: Job = {
          id: newId,
          fields: { ...noJobFields, ...fields } as Job["fields"],
          moves: [{ status: String(status), previousStatus: null, changedAt: now }],
          createdAt: now,
          updatedAt: now,
          version: 1,
        };
        this.jobs.set(newId, job);
        for (const contact of new Set(contactIds)) this.#link(newId, contact, "job");
        return { data: this.#tell("job.created", this.#jobRecord(job)) };
      }
      case "readJob": {
        const job = this.#job(id);
        const statusHistory = job.moves.map((move) => ({
          ...move,
          changedAt: iso(move.changedAt),
        }));
        const data = { ...this.#jobRecord(job), statusHistory, salaryBenchmark: null };
        return { data, version: job.version };
      }
      case "updateJob": {
        const job = this.#job(id);
        check(job);
        const { contactIds, ...fields } = given as Fields & { contactIds?: string[] };
        const { salaryMin, salaryMax } = { ...job.fields, ...fields };
        if (salaryMin !== null && salaryMax !== null && Number(salaryMin) > Number(salaryMax)) {
          throw new Refused("VALIDATION_ERROR");
        }
        const [add, remove] = this.#changes(this.#contactsOf(id), contactIds);
        if (isSame(job.fields, fields) && add.length + remove.length === 0) {
          return { data: this.#jobRecord(job), version: job.version };
        }
        for (const contact of add) this.#contact(contact);
        Object.assign(job.fields, fields);
        for (const contact of add) this.#link(id, contact, "job");
        for (const contact of remove) this.#unlink(id, contact, "job");
        job.updatedAt = now;
        job.version++;
        return { data: this.#tell("job.updated", this.#jobRecord(job)), version: job.version };
      }
      case "moveJob": {
        const job = this.#job(id);
        check(job);
        const status = String(given.status);
        const previousStatus = statusOf(job);
        if (previousStatus === status) return { data: this.#jobRecord(job) };
        job.moves.push({ status, previousStatus, changedAt: now });
        job.updatedAt = now;
        job.version++;
        const told = { ...this.#jobRecord(job), newStatus: status, previousStatus };
        this.#tell("job.status_changed", told);
        if (status === "interviewing") this.#tell("interview.scheduled", told);
        if (status === "offer") this.#tell("offer.received", told);
        return { data: this.#jobRecord(job) };
      }
      case "deleteJob": {
        const job = this.#job(id);
        check(job);
        this.#tell("job.deleted", this.#jobRecord(job));
        for (const contact of this.#contactsOf(id)) this.#unlink(id, contact, "job");
        this.jobs.delete(id);
        this.activities = this.activities.filter((activity) => activity.jobId !== id);
        this.calendar = this.calendar.filter((event) => event.jobId !== id);
        return { data: { id, deleted: true } };
      }
      case "listJobs": {
        const wanted = query.status?.split(",");
        const matching = newest([...this.jobs.values()]).filter(
          ({ fields, ...job }) =>
            (wanted?.includes(statusOf(job)) ?? true) &&
            isCompany(fields.company, query.company) &&
            contains([fields.company, fields.title, fields.location, fields.notes], query.q),
        );
        return page("jobs", matching, query, (job) => this.#jobRecord(job));
      }
      case "createContact": {
        const { jobIds = [], ...fields } = given as Fields & { jobIds?: string[] };
        for (const job of jobIds) this.#job(job);
        const contact: Contact = {
          id: newId,
          fields: { ...noContactFields, ...fields } as Contact["fields"],
          lastContactedAt: null,
          createdAt: now,
          updatedAt: now,
          version: 1,
        };
        this.contacts.set(newId, contact);
        for (const job of new Set(jobIds)) this.#link(job, newId, "contact");
        return { data: this.#tell("contact.created", this.#contactRecord(contact)) };
      }
      case "readContact": {
        const contact = this.#contact(id);
        return { data: this.#contactRecord(contact), version: contact.version };
      }
      case "updateContact": {
        const contact = this.#contact(id);
        check(contact);
        const { jobIds, ...fields } = given as Fields & { jobIds?: string[] };
        const [add, remove] = this.#changes(this.#jobsOf(id), jobIds);
        if (isSame(contact.fields, fields) && add.length + remove.length === 0) {
          return { data: this.#contactRecord(contact), version: contact.version };
        }
        for (const job of add) this.#job(job);
        Object.assign(contact.fields, fields);
        for (const job of add) this.#link(job, id, "contact");
        for (const job of remove) this.#unlink(job, id, "contact");
        contact.updatedAt = now;
        contact.version++;
        const data = this.#tell("contact.updated", this.#contactRecord(contact));
        return { data, version: contact.version };
      }
      case "deleteContact": {
        const contact = this.#contact(id);
        check(contact);
        this.#tell("contact.deleted", this.#contactRecord(contact));
        for (const job of this.#jobsOf(id)) this.#unlink(job, id, "contact");
        this.contacts.delete(id);
        for (const record of [...this.activities, ...this.calendar]) {
          if (record.contactId === id) record.contactId = null;
        }
        return { data: { id, deleted: true } };
      }
      case "listContacts": {
        const matching = newest([...this.contacts.values()]).filter(
          ({ fields }) =>
            isCompany(fields.company, query.company) &&
            contains(
              [fields.name, fields.email, fields.company, fields.title, fields.notes],
              query.q,
            ),
        );
        return page("contacts", matching, query, (contact) => this.#contactRecord(contact));
      }
      case "createActivity": {
        const { jobId = null, contactId = null } = given as { jobId?: string; contactId?: string };
        if (jobId !== null) this.#job(jobId);
        const contact = contactId === null ? null : this.#contact(contactId);
        const activity: Activity = {
          id: newId,
          type: String(given.type),
          jobId,
          contactId,
          notes: (given.notes ?? null) as string | null,
          occurredAt: given.occurredAt === undefined ? now : Date.parse(String(given.occurredAt)),
          createdAt: now,
        };
        this.activities.push(activity);
        const isTouch = /^(email|call|meeting|interview|follow_up)$/.test(activity.type);
        if (contact && isTouch && activity.occurredAt > (contact.lastContactedAt ?? -1)) {
          contact.lastContactedAt = activity.occurredAt;
          contact.version++;
        }
        return { data: this.#tell("activity.created", activityRecord(activity)) };
      }
      case "listActivities": {
        const { jobId, contactId, from, to } = query;
        if (from !== undefined && to !== undefined && Date.parse(to) < Date.parse(from)) {
          throw new Refused("VALIDATION_ERROR");
        }
        if (jobId !== undefined) this.#job(jobId);
        if (contactId !== undefined) this.#contact(contactId);
        const types = query.type?.split(",");
        const matching = this.activities
          .filter(
            (one) =>
              (jobId === undefined || one.jobId === jobId) &&
              (contactId === undefined || one.contactId === contactId) &&
              (types?.includes(one.type) ?? true) &&
              (from === undefined || one.occurredAt >= Date.parse(from)) &&
              (to === undefined || one.occurredAt <= Date.parse(to)),
          )
          .sort((a, b) => b.occurredAt - a.occurredAt || (a.id < b.id ? 1 : -1));
        return page("activities", matching, query, activityRecord);
      }
      case "createEvent": {
        const {
          startsAt,
          jobId = null,
          contactId = null,
          ...fields
        } = given as Record<string, string>;
        if (jobId !== null) this.#job(jobId);
        if (contactId !== null) this.#contact(contactId);
        const event = {
          id: newId,
          fields: { ...noEventFields, ...fields, createdAt: iso(now) },
          startsAt: Date.parse(String(startsAt)),
          jobId,
          contactId,
        };
        this.calendar.push(event);
        return { data: eventRecord(event) };
      }
      case "listEvents": {
        const from = query.from === undefined ? now : Date.parse(query.from);
        const to = query.to === undefined ? from + 30 * day : Date.parse(query.to);
        const matching = this.calendar
          .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
          .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
        return page("events", matching, query, eventRecord);
      }
      case "summary":
        return { data: this.#summary(now) };
      case "suggestions":
        return { data: { suggestions: this.#suggestions(now) } };
    }
  }

  #summary(now: number) {
    const jobs = [...this.jobs.values()];
    const answered = jobs.filter((job) =>
      job.moves.some((move) => answering.includes(move.status)),
    );
    const applied = jobs.filter(
      (job) => answered.includes(job) || job.moves.some((move) => move.status === "applied"),
    );
    const open = jobs.filter((job) => live.includes(statusOf(job)));
    const waited = open.reduce((sum, job) => sum + (now - (job.moves.at(-1)?.changedAt ?? 0)), 0);
    const limits: Record<string, number> = { offer: 3, interviewing: 5, applied: 7 };
    const needy = jobs
      .map((job) => {
        const status = statusOf(job);
        const moved = job.moves.at(-1)?.changedAt ?? 0;
        const acted = this.activities
          .filter((one) => one.jobId === job.id)
          .map((one) => one.occurredAt);
        const since = status === "offer" ? moved : Math.max(moved, ...acted);
        return { job, since, limit: limits[status] };
      })
      .filter(({ since, limit }) => limit !== undefined && now - since >= limit * day)
      .sort((a, b) => a.since - b.since || (a.job.id < b.job.id ? -1 : 1));
    const wins = ["offer", "accepted"]
      .flatMap((type) =>
        jobs.flatMap((job) => {
          const last = job.moves.findLast((move) => move.status === type);
          return last && last.changedAt >= now - 30 * day
            ? [{ type, job, at: last.changedAt }]
            : [];
        }),
      )
      .sort((a, b) => b.at - a.at || (a.job.id < b.job.id ? -1 : a.job.id > b.job.id ? 1 : 0));
    return {
      summary: {
        total: jobs.length,
        byStatus: Object.fromEntries(
          statuses.map((status) => [status, jobs.filter((job) => statusOf(job) === status).length]),
        ),
        responseRate:
          applied.length === 0 ? 0 : Number((answered.length / applied.length).toFixed(4)),
        avgDaysInStatus: open.length === 0 ? 0 : Number((waited / day / open.length).toFixed(2)),
      },
      needsAttention: needy.map(({ job }) => job.id),
      recentWins: wins.map(({ type, job, at }) => ({
        type,
        company: job.fields.company,
        role: job.fields.title,
        date: iso(at).slice(0, 10),
      })),
    };
  }

  #suggestions(now: number) {
    const jobs = [...this.jobs.values()].map((job) => ({
      id: job.id,
      company: job.fields.company,
      title: job.fields.title,
      status: statusOf(job),
      movedAt: job.moves.at(-1)?.changedAt ?? 0,
    }));
    const activities = this.activities.map(({ occurredAt, ...one }) => ({
      ...one,
      startsAt: occurredAt,
      endsAt: occurredAt,
    }));
    const calendar = this.calendar.map(({ id, fields, jobId, startsAt }) => ({
      id,
      jobId,
      type: String(fields.type),
      startsAt,
      endsAt: fields.endsAt === null ? startsAt : Date.parse(String(fields.endsAt)),
    }));
    return expectedSuggestions(jobs, activities, calendar, now);
  }

  #job(id: string): Job {
    const job = this.jobs.get(id);
    if (!job) throw new Refused("NOT_FOUND");
    return job;
  }

  #contact(id: string): Contact {
    const contact = this.contacts.get(id);
    if (!contact) throw new Refused("NOT_FOUND");
    return contact;
  }

  #tell<Data>(type: string, data: Data): Data {
    this.events.push({ type, data });
    return data;
  }

  #contactsOf(job: string): string[] {
    return [...this.links]
      .filter((link) => link.startsWith(`${job} `))
      .map((l) => l.split(" ")[1] ?? "");
  }

  #jobsOf(contact: string): string[] {
    return [...this.links]
      .filter((link) => link.endsWith(` ${contact}`))
      .map((l) => l.split(" ")[0] ?? "");
  }

  #changes(before: string[], after: string[] = before): [string[], string[]] {
    const add = [...new Set(after)].filter((id) => !before.includes(id));
    return [add, before.filter((id) => !after.includes(id))];
  }

  #link(job: string, contact: string, near: "job" | "contact"): void {
    this.links.add(`${job} ${contact}`);
    this.#touchFar(job, contact, near);
  }

  #unlink(job: string, contact: string, near: "job" | "contact"): void {
    this.links.delete(`${job} ${contact}`);
    this.#touchFar(job, contact, near);
  }

  #touchFar(job: string, contact: string, near: "job" | "contact"): void {
    if (near === "job") this.#contact(contact).version++;
    else this.#job(job).version++;
  }

  #jobRecord(job: Job): Record<string, unknown> {
    const applied = job.moves.find((move) => move.status === "applied");
    return {
      id: job.id,
      ...job.fields,
      role: job.fields.title,
      status: statusOf(job),
      contactIds: this.#contactsOf(job.id).sort(),
      statusChangedAt: iso(job.moves.at(-1)?.changedAt ?? 0),
      appliedAt: applied ? iso(applied.changedAt) : null,
      createdAt: iso(job.createdAt),
      updatedAt: iso(job.updatedAt),
    };
  }

  #contactRecord(contact: Contact): Record<string, unknown> {
    const last = contact.lastContactedAt;
    return {
      id: contact.id,
      ...contact.fields,
      jobIds: this.#jobsOf(contact.id).sort(),
      lastContactedAt: last === null ? null : iso(last),
      createdAt: iso(contact.createdAt),
      updatedAt: iso(contact.updatedAt),
    };
  }
}

const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, null]));
const noJobFields: Fields = {
  ...empty("url", "location", "salaryMin", "salaryMax", "notes", "source", "roleSlug", "citySlug"),
  currency: "USD",
};
const noContactFields = empty("email", "phone", "company", "title", "linkedinUrl", "notes");
const noEventFields = { ...empty("endsAt", "location", "notes"), timeZone: "UTC" };

function statusOf({ moves }: Pick<Job, "moves">): string {
  return moves.at(-1)?.status ?? "";
}

function activityRecord({ occurredAt, createdAt, ...rest }: Activity): Record<string, unknown> {
  return { ...rest, occurredAt: iso(occurredAt), createdAt: iso(createdAt) };
}

function eventRecord({ fields, startsAt, ...rest }: Event): Record<string, unknown> {
  return { ...rest, ...fields, startsAt: iso(startsAt) };
}

function newest<Row extends { createdAt: number; id: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

function isSame(fields: Fields, changes: Fields): boolean {
  return Object.entries(changes).every(([name, value]) => fields[name] === value);
}

function isCompany(name: string | null, wanted: string | undefined): boolean {
  return wanted === undefined || name?.toLowerCase() === wanted.toLowerCase();
}

function contains(fields: unknown[], text: string | undefined): boolean {
  if (text === undefined) return true;
  return fields.some(
    (field) => typeof field === "string" && field.toLowerCase().includes(text.toLowerCase()),
  );
}

/** The first page, and how many rows lie behind it in `nextCursor`'s place. */
function page<Row>(
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
