import { contactText } from "../contacts/contact-record.ts";
import { jobText } from "../jobs/job-record.ts";
import { statusChangeBytes } from "../jobs/move-job.ts";
import { type BoundName, countBytes } from "../records/bounds.ts";
import type { Rows } from "./import-types.ts";

/** How much of each bound of an account the rows take. */
export function measureRows(rows: Rows): Record<BoundName, number> {
  const { jobs, contacts, links, activities, events, moodCheckins, moves } = rows;
  return {
    jobs: jobs.length,
    contacts: contacts.length,
    links: links.length,
    entries: activities.length + events.length + moodCheckins.length,
    textBytes:
      countBytes(jobs.flatMap(jobText)) +
      countBytes(contacts.flatMap(contactText)) +
      countBytes(activities.map(({ notes }) => notes)) +
      countBytes(events.flatMap(({ title, location, notes }) => [title, location, notes])) +
      countBytes(moodCheckins.map(({ note }) => note)) +
      // The first status of a job is a part of it.
      statusChangeBytes * (moves.length - jobs.length),
  };
}

/** The sum of sizes. */
export function addSizes(
  a: Record<BoundName, number>,
  b: Record<BoundName, number>,
): Record<BoundName, number> {
  return {
    jobs: a.jobs + b.jobs,
    contacts: a.contacts + b.contacts,
    links: a.links + b.links,
    entries: a.entries + b.entries,
    textBytes: a.textBytes + b.textBytes,
  };
}
