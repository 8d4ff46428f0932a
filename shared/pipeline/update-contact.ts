import { and, eq } from "drizzle-orm";
import { contacts } from "../../schema/pipeline.ts";
import type { Contact, UpdateContactBody } from "../contracts/pipeline/contact.ts";
import type { VersionCheck } from "../http/if-match.ts";
import { companyKeyOrNull } from "./company-key.ts";
import { type ContactRow, findContact, toContact, whereContact } from "./contact-record.ts";
import type { WriteContext } from "./context.ts";
import { differing } from "./differ.ts";
import { recordEvents } from "./events.ts";
import { changeLinks, requireJobs } from "./links.ts";

/**
 * Changes what is said of a contact. Where nothing differs, nothing is written
 * and nothing told.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function updateContact(
  context: WriteContext,
  id: string,
  { jobIds, ...fields }: UpdateContactBody,
  checkVersion: VersionCheck,
): Promise<{ contact: Contact; version: number }> {
  const { db, now } = context;
  const row = await findContact(context, id);
  checkVersion(row.version);
  const changes = differing<ContactRow>(row, fields);
  const linked = [...(jobIds ?? row.jobIds)].sort();
  const add = linked.filter((job) => !row.jobIds.includes(job));
  const remove = row.jobIds.filter((job) => !linked.includes(job));
  if (Object.keys(changes).length === 0 && add.length + remove.length === 0) {
    return { contact: toContact(row), version: row.version };
  }
  await requireJobs(context, add, "jobIds");
  const company = "company" in changes ? (changes.company ?? null) : row.company;
  const change = {
    ...changes,
    companyKey: companyKeyOrNull(company),
    updatedAt: now,
    version: row.version + 1,
  };
  const contact = toContact({ ...row, ...change, jobIds: linked });
  const updated = await db
    .update(contacts)
    .set(change)
    .where(and(whereContact(context, id), eq(contacts.version, row.version)));
  if (updated.rowsAffected !== 1) throw new Error(`contact ${id} changed within its transaction`);
  const link = (jobId: string) => ({ jobId, contactId: id });
  await Promise.all([
    changeLinks(context, { add: add.map(link), remove: remove.map(link), near: "contact" }),
    recordEvents(context, ["contact.updated"], contact),
  ]);
  return { contact, version: change.version };
}
