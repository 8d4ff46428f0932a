import { and, eq, inArray } from "drizzle-orm";
import { contacts, jobs } from "#schema/pipeline.ts";
import type { ReadContext } from "./context.ts";

/** The names for links to other records. */
interface RecordNames {
  /** `Engineer at Acme`, by the job's id. */
  jobs: ReadonlyMap<string, string>;
  /** Keyed by the contact's id. */
  contacts: ReadonlyMap<string, string>;
}

/** Ids of one query; a record has at most a hundred links. */
const maxNamed = 500;

/** The names of the caller's jobs and contacts; ids that the caller does not have are left out. */
export async function readRecordNames(
  { db, caller }: ReadContext,
  ids: { jobs?: readonly (string | null)[]; contacts?: readonly (string | null)[] },
): Promise<RecordNames> {
  const [jobIds, contactIds] = [distinct(ids.jobs), distinct(ids.contacts)];
  const [ofJobs, ofContacts] = await db.batch([
    db
      .select({ id: jobs.id, company: jobs.company, title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.id, jobIds))),
    db
      .select({ id: contacts.id, name: contacts.name })
      .from(contacts)
      .where(and(eq(contacts.userId, caller.accountId), inArray(contacts.id, contactIds))),
  ]);
  return {
    jobs: new Map(ofJobs.map(({ id, company, title }) => [id, `${title} at ${company}`])),
    contacts: new Map(ofContacts.map(({ id, name }) => [id, name])),
  };
}

function distinct(ids: readonly (string | null)[] = []): string[] {
  return [...new Set(ids.filter((id) => id !== null))].slice(0, maxNamed);
}
