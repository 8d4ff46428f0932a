import { listContacts } from "../contacts/read-contacts.ts";
import type { ReadContext } from "../records/context.ts";
import { contactsOf } from "../records/links.ts";
import { readRecordNames } from "../records/read-record-names.ts";
import { readJob } from "./read-job.ts";

/** A contact that can be chosen for a job. */
export interface ContactChoice {
  id: string;
  name: string;
  /** `Recruiter, Acme` */
  details: string;
}

export interface ContactChoices {
  jobId: string;
  /** The job's title and company. */
  name: string;
  version: string;
  /** The contacts of the job; only their names are known. */
  chosen: readonly ContactChoice[];
  /** Others with the words that are looked for, otherwise the newest. */
  others: readonly ContactChoice[];
  /** How many there are, of which the first are listed. */
  total: number;
  totalIsLowerBound?: true | undefined;
}

const maxListed = 50;

/** @throws ApiError `record_not_found`. */
export async function readContactChoices(
  context: ReadContext,
  jobId: string,
  q: string,
): Promise<ContactChoices> {
  const [{ job, version }, found, { contacts }] = await Promise.all([
    readJob(context, jobId),
    listContacts(context, { q: q === "" ? undefined : q, limit: maxListed }),
    readRecordNames(context, { contacts: contactsOf(context, jobId) }),
  ]);
  const own = new Set(job.contactIds);
  return {
    jobId,
    name: `${job.title} at ${job.company}`,
    version: String(version),
    chosen: [...contacts].map(([id, name]) => ({ id, name, details: "" })),
    others: found.contacts
      .filter(({ id }) => !own.has(id))
      .map(({ id, name, title, company }) => ({
        ...{ id, name, details: [title, company].filter(Boolean).join(", ") },
      })),
    total: found.total,
    totalIsLowerBound: found.totalIsLowerBound,
  };
}
