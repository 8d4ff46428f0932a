/** Contacts in words, for tools. */
import { day, maxListed, notesOf, pageLine, parts } from "#shared/contract/words.ts";
import type { Contact, ContactsPage } from "./contact.response.ts";
import { contactFields } from "./contact.ts";

/** A contact's title and company. */
export function titleAtCompany({
  title,
  company,
}: Pick<Contact, "title" | "company">): string | null {
  return title && company ? `${title} at ${company}` : (title ?? company);
}

/** A contact among others, without its id. */
export function nameContact(contact: Contact): string {
  return parts(contact.name, titleAtCompany(contact), contact.email);
}

function contactLine(contact: Contact) {
  const { id, phone, lastContactedAt } = contact;
  const last = lastContactedAt && `last contacted ${day(lastContactedAt)}`;
  return `${parts(nameContact(contact), phone, last)} (${id})`;
}

export function contacts({
  contacts: rows,
  total,
  totalIsLowerBound,
  nextCursor,
}: ContactsPage): string[] {
  const page = pageLine({
    ...{ shown: rows.length, total, isLowerBound: totalIsLowerBound ?? false },
    ...{ one: "contact", many: "contacts", ifNone: "create_contact adds one." },
    more: nextCursor && `cursor ${nextCursor}`,
  });
  return [page, ...rows.map(contactLine)];
}

/** Fields that a contact's lines have in a form of their own; any other is a line with its label. */
const inLines = new Set<string>([
  "name",
  "email",
  "phone",
  "company",
  "title",
  "linkedinUrl",
  "notes",
] satisfies (keyof typeof contactFields)[]);

export function contact(record: Contact): string[] {
  const { jobIds, linkedinUrl, notes } = record;
  const others = Object.entries(contactFields).flatMap(([name, { label }]) => {
    const value = inLines.has(name) ? null : record[name as keyof typeof contactFields];
    return value ? `${label}: ${value}` : [];
  });
  return [
    contactLine(record),
    parts(linkedinUrl, jobIds.length > 0 && `jobs ${jobIds.slice(0, maxListed).join(", ")}`),
    ...others,
    notesOf(notes),
  ];
}
