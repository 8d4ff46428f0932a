/** The state of one account, as lists of what happened. */

interface Move {
  status: string;
  previousStatus: string | null;
  changedAt: number;
}
export type Fields = Record<string, unknown>;
export interface Job {
  fields: Fields & { company: string; title: string };
  id: string;
  moves: Move[];
  createdAt: number;
  updatedAt: number;
  version: number;
}
export interface Contact {
  fields: Fields & { name: string; company: string | null };
  id: string;
  lastContactedAt: number | null;
  createdAt: number;
  updatedAt: number;
  version: number;
}
export interface Activity {
  id: string;
  type: string;
  jobId: string | null;
  contactId: string | null;
  notes: string | null;
  occurredAt: number;
  createdAt: number;
  updatedAt: number;
  version: number;
}
export interface Event {
  id: string;
  version: number;
  fields: Fields;
  startsAt: number;
  jobId: string | null;
  contactId: string | null;
}

/** The input of an operation. */
export interface Given {
  id: string;
  query: Record<string, string>;
  body: Fields;
  /** @throws Rejected if the version differs from the caller's. */
  check(record: { version: number }): void;
  now: number;
  /** The id that the service assigned to the new record. */
  newId: string;
}

export interface Result {
  data: Record<string, unknown>;
  version?: number;
}

export class Rejected extends Error {}

export class PipelineState {
  jobs = new Map<string, Job>();
  contacts = new Map<string, Contact>();
  links = new Set<string>();
  activities: Activity[] = [];
  calendar: Event[] = [];
  events: { type: string; data: unknown }[] = [];

  job(id: string): Job {
    const job = this.jobs.get(id);
    if (!job) throw new Rejected("NOT_FOUND");
    return job;
  }

  contact(id: string): Contact {
    const contact = this.contacts.get(id);
    if (!contact) throw new Rejected("NOT_FOUND");
    return contact;
  }

  activity(id: string): Activity {
    const activity = this.activities.find((one) => one.id === id);
    if (!activity) throw new Rejected("NOT_FOUND");
    return activity;
  }

  event(id: string): Event {
    const event = this.calendar.find((one) => one.id === id);
    if (!event) throw new Rejected("NOT_FOUND");
    return event;
  }

  emit<Data>(type: string, data: Data): Data {
    this.events.push({ type, data });
    return data;
  }

  contactsOf(job: string): string[] {
    return [...this.links]
      .filter((link) => link.startsWith(`${job} `))
      .map((link) => link.split(" ")[1] ?? "");
  }

  jobsOf(contact: string): string[] {
    return [...this.links]
      .filter((link) => link.endsWith(` ${contact}`))
      .map((link) => link.split(" ")[0] ?? "");
  }

  link(job: string, contact: string, near: "job" | "contact"): void {
    this.links.add(`${job} ${contact}`);
    this.#bumpOther(job, contact, near);
  }

  unlink(job: string, contact: string, near: "job" | "contact"): void {
    this.links.delete(`${job} ${contact}`);
    this.#bumpOther(job, contact, near);
  }

  #bumpOther(job: string, contact: string, near: "job" | "contact"): void {
    if (near === "job") this.contact(contact).version++;
    else this.job(job).version++;
  }
}

export const statuses =
  "saved applied screening interviewing offer accepted rejected withdrawn archived".split(" ");
export const live = statuses.slice(0, 5);

export function statusOf({ moves }: Pick<Job, "moves">): string {
  return moves.at(-1)?.status ?? "";
}

/** The ids to link and to unlink. */
export function linkChanges(before: string[], after: string[] = before): [string[], string[]] {
  const add = [...new Set(after)].filter((id) => !before.includes(id));
  return [add, before.filter((id) => !after.includes(id))];
}

export function isSame(fields: Fields, changes: Fields): boolean {
  return Object.entries(changes).every(([name, value]) => fields[name] === value);
}
