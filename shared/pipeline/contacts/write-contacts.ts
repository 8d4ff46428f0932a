/** Every way to write a contact. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { activities, calendarEvents, contacts, jobContacts } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { textOf } from "#shared/contract/record-fields.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import { companyKeyOrNull } from "../records/company-key.ts";
import type { WriteContext } from "../records/context.ts";
import { detachInParts } from "../records/detach-in-parts.ts";
import { changeLinks, requireFound, requireOwn } from "../records/links.ts";
import { changedFields, requireAsRead } from "../records/sent-back.ts";
import { isSearched } from "../records/text-columns.ts";
import { assertVersion, bumpVersions, selectOwn } from "../records/versioned.ts";
import { indexWords } from "../word-search/index-words.ts";
import type { CreateContactBody, UpdateContactBody } from "./contact.request.ts";
import type { Contact } from "./contact.response.ts";
import { contactFields } from "./contact.ts";
import {
  type ContactRow,
  contactText,
  contactTextColumns,
  findContact,
  selectContact,
  toContact,
  whereContact,
} from "./contact-record.ts";

/**
 * Adds a contact and emits `contact.created`.
 *
 * @throws ApiError `record_not_found` if the caller does not have one of the jobs,
 * `parameter_missing` if the account is full.
 */
export async function createContact(
  context: WriteContext,
  { jobIds = [], ...fields }: CreateContactBody,
): Promise<Contact> {
  const { write, caller, now, newId } = context;
  await requireOwn(context, { record: "job", field: "jobIds", ids: jobIds });
  const text = textOf(contactFields, fields);
  const row: ContactRow = {
    userId: caller.accountId,
    id: newId("contact"),
    ...text,
    companyKey: companyKeyOrNull(text.company),
    lastContactedAt: null,
    origin: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    jobIds: [...jobIds].sort(),
  };
  const contact = toContact(row);
  const { jobIds: linked, ...stored } = row;
  write(statement.insert(contacts).values(stored), ...indexContact(row));
  changeLinks(context, { record: "contact", id: row.id }, { add: linked, remove: [] });
  assertWithinBounds(context, { contacts: 1, links: linked.length, text: contactText(row) });
  recordEvents(context, ["contact.created"], contact);
  return contact;
}

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
  if (isSearched(contactTextColumns, changes)) write(...indexContact(next));
  changeLinks(context, { record: "contact", id }, { add, remove });
  const longer = countBytes(contactText(next)) - countBytes(contactText(row));
  assertWithinBounds(context, { links: add.length - remove.length, text: Math.max(0, longer) });
  recordEvents(context, ["contact.updated"], contact);
  return { contact, version: change.version };
}

/**
 * Deletes a contact and its links to jobs, and emits `contact.deleted`. Its activities and
 * calendar events are kept, without the contact.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`.
 */
export async function deleteContact(
  context: WriteContext,
  id: string,
  checkVersion: VersionCheck,
): Promise<Deleted> {
  const { write, caller } = context;
  const row = await findContact(context, id);
  checkVersion(row.version);
  const belongings = [activities, calendarEvents].map((table) => {
    const where = and(eq(table.userId, caller.accountId), eq(table.contactId, id));
    return {
      ...{ table, where, id: table.id },
      detach: (some?: SQL) =>
        statement
          .update(table)
          .set({ contactId: null, version: sql`${table.version} + 1` })
          .where(and(where, some)),
    };
  });
  const links = and(eq(jobContacts.userId, caller.accountId), eq(jobContacts.contactId, id));
  assertVersion(context, "contact", row);
  detachInParts(context, "contact", row, belongings);
  write(
    statement.delete(jobContacts).where(links),
    ...belongings.map(({ detach }) => detach()),
    statement.delete(contacts).where(whereContact(context, id)),
  );
  bumpVersions(context, "job", row.jobIds);
  recordEvents(context, ["contact.deleted"], toContact(row));
  return { id, deleted: true };
}

function indexContact(row: ContactRow) {
  return indexWords(row.userId, "contact", contactTextColumns, [row]);
}
