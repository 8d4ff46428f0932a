import { contacts } from "#schema/pipeline.ts";
import { statement } from "#shared/db/transaction.ts";
import { recordEvents } from "../events/events.ts";
import { assertWithinBounds } from "../records/bounds.ts";
import { companyKeyOrNull } from "../records/company-key.ts";
import type { WriteContext } from "../records/context.ts";
import { changeLinks, requireOwn } from "../records/links.ts";
import { indexWords } from "../word-search/index-words.ts";
import type { CreateContactBody } from "./contact.request.ts";
import type { Contact } from "./contact.response.ts";
import { type ContactRow, contactText, toContact } from "./contact-record.ts";

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
  const company = fields.company ?? null;
  const row: ContactRow = {
    userId: caller.accountId,
    id: newId("contact"),
    name: fields.name,
    email: fields.email ?? null,
    phone: fields.phone ?? null,
    company,
    companyKey: companyKeyOrNull(company),
    title: fields.title ?? null,
    linkedinUrl: fields.linkedinUrl ?? null,
    notes: fields.notes ?? null,
    lastContactedAt: null,
    origin: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
    jobIds: [...jobIds].sort(),
  };
  const contact = toContact(row);
  const { jobIds: linked, ...stored } = row;
  write(statement.insert(contacts).values(stored), ...indexWords(row.userId, "contact", [row]));
  changeLinks(context, { record: "contact", id: row.id }, { add: linked, remove: [] });
  assertWithinBounds(context, { contacts: 1, links: linked.length, text: contactText(row) });
  recordEvents(context, ["contact.created"], contact);
  return contact;
}
