import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
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

/** Ids that are known, or a query for them, which is sent together with what else is read. */
type Ids = readonly (string | null)[] | SQL;

/** The names of the caller's jobs and contacts; ids that the caller does not have are left out. */
export async function readRecordNames(
  { db, caller }: ReadContext,
  ids: { jobs?: Ids; contacts?: Ids },
): Promise<RecordNames> {
  const [ofJobs, ofContacts] = await Promise.all([
    isNone(ids.jobs)
      ? []
      : db
          .select({ id: jobs.id, company: jobs.company, title: jobs.title })
          .from(jobs)
          .where(and(eq(jobs.userId, caller.accountId), isAmong(jobs.id, ids.jobs)))
          .limit(maxNamed),
    isNone(ids.contacts)
      ? []
      : db
          .select({ id: contacts.id, name: contacts.name })
          .from(contacts)
          .where(and(eq(contacts.userId, caller.accountId), isAmong(contacts.id, ids.contacts)))
          .limit(maxNamed),
  ]);
  return {
    jobs: new Map(ofJobs.map(({ id, company, title }) => [id, `${title} at ${company}`])),
    contacts: new Map(ofContacts.map(({ id, name }) => [id, name])),
  };
}

function isNone(ids: Ids | undefined): ids is undefined {
  return ids === undefined || (isList(ids) && ids.every((id) => id === null));
}

function isAmong(column: typeof jobs.id | typeof contacts.id, ids: Ids): SQL {
  if (!isList(ids)) return sql`${column} in (${ids})`;
  return inArray(column, [...new Set(ids.filter((id) => id !== null))].slice(0, maxNamed));
}

function isList(ids: Ids): ids is readonly (string | null)[] {
  return Array.isArray(ids);
}
