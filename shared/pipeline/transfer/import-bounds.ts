import { type Bound, bytesOf } from "../bounds.ts";
import { contactText } from "../contact-record.ts";
import { jobText } from "../job-record.ts";
import { statusChangeBytes } from "../move-job.ts";
import type { Rows } from "./import-types.ts";

/** How much of each bound of an account the rows take. */
export function sizesOf(rows: Rows): Record<Bound, number> {
  const { jobs, contacts, links, activities, events, moodCheckins, moves } = rows;
  return {
    jobs: jobs.length,
    contacts: contacts.length,
    links: links.length,
    entries: activities.length + events.length + moodCheckins.length,
    textBytes:
      bytesOf(jobs.flatMap(jobText)) +
      bytesOf(contacts.flatMap(contactText)) +
      bytesOf(activities.map(({ notes }) => notes)) +
      bytesOf(events.flatMap(({ title, location, notes }) => [title, location, notes])) +
      bytesOf(moodCheckins.map(({ note }) => note)) +
      // The first status of a job is a part of it.
      statusChangeBytes * (moves.length - jobs.length),
  };
}

/** The sum of sizes. */
export function addSizes(
  a: Record<Bound, number>,
  b: Record<Bound, number>,
): Record<Bound, number> {
  return {
    jobs: a.jobs + b.jobs,
    contacts: a.contacts + b.contacts,
    links: a.links + b.links,
    entries: a.entries + b.entries,
    textBytes: a.textBytes + b.textBytes,
  };
}
