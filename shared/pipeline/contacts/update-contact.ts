import { contacts } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { VersionCheck } from "#shared/core/version-check.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import { changedFields } from "../records/changed-fields.ts";
import { companyKeyOrNull } from "../records/company-key.ts";
import type { WriteContext } from "../records/context.ts";
import { changeLinks, requireFound } from "../records/links.ts";
import { requireAsRead } from "../records/sent-back.ts";
import { assertVersion, selectOwn } from "../records/versioned.ts";
import { indexWords } from "../word-search/index-words.ts";
import { isSearched } from "../word-search/searched-fields.ts";
import type { UpdateContactBody } from "./contact.request.ts";
import type { Contact } from "./contact.response.ts";
import {
  type ContactRow,
  contactText,
  selectContact,
  toContact,
  whereContact,
} from "./contact-record.ts";

/**
 * Updates the fields and job links of a contact and emits `contact.updated`. If nothing
 * differs, nothing is written or emitted.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`, `parameter_missing` if the account is
 * full.
 */
export async function updateContact(
  context: WriteContext,
  id: string,
  { jobIds, lastContactedAt: _, updatedAt: _updated, ...fields }: UpdateContactBody,
  checkVersion: VersionCheck,
): Promise<{ contact: Contact; version: number }> {
  const { db, write, now } = context;
  const named = jobIds ?? [];
  const [[row], known] = await db.batch([
    selectContact(context, id),
    selectOwn(context, "job", named),
  ]);
  if (!row) throw notFound("contact", id);
  checkVersion(row.version);
  requireAsRead(row, fields, "/api/mcp/contacts");
  const changes = changedFields<ContactRow>(row, fields);
  const linked = [...(jobIds ?? row.jobIds)].sort();
  const add = linked.filter((job) => !row.jobIds.includes(job));
  const remove = row.jobIds.filter((job) => !linked.includes(job));
  if (Object.keys(changes).length === 0 && add.length + remove.length === 0) {
    return { contact: toContact(row), version: row.version };
  }
  requireFound({ record: "job", field: "jobIds", ids: named }, known);
  const company = "company" in changes ? (changes.company ?? null) : row.company;
  const change = {
    ...changes,
    companyKey: companyKeyOrNull(company),
    updatedAt: now,
    version: row.version + 1,
  };
  const next = { ...row, ...change, jobIds: linked };
  const contact = toContact(next);
  assertVersion(context, "contact", row);
  write(statement.update(contacts).set(change).where(whereContact(context, id)));
  if (isSearched("contact", changes)) write(...indexWords(row.userId, "contact", [next]));
  changeLinks(context, { record: "contact", id }, { add, remove });
  const longer = countBytes(contactText(next)) - countBytes(contactText(row));
  assertWithinBounds(context, { links: add.length - remove.length, text: Math.max(0, longer) });
  recordEvents(context, ["contact.updated"], contact);
  return { contact, version: change.version };
}
