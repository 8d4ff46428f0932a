import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { contacts } from "../../schema/pipeline.ts";
import { notFound } from "../accounts/not-found.ts";
import type { Contact } from "../contracts/responses/pipeline/contact.ts";
import { instant, instantOrNull } from "../core/instant.ts";
import type { ReadContext } from "./context.ts";

/** The columns of a contact, including the ids of its jobs. */
export const contactColumns = {
  ...getTableColumns(contacts),
  jobIds: sql<string[]>`(
    select json_group_array(link.job_id) from job_contacts link
    where link.user_id = contacts.user_id and link.contact_id = contacts.id
  )`.mapWith((text: string) => (JSON.parse(text) as string[]).sort()),
};

export type ContactRow = typeof contacts.$inferSelect & { jobIds: string[] };

/** The condition for the caller's contact with this id. */
export function whereContact({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(contacts.userId, caller.accountId), eq(contacts.id, id));
}

/** A query for the caller's contact with this id. */
export function selectContact(context: ReadContext, id: string) {
  return context.db.select(contactColumns).from(contacts).where(whereContact(context, id));
}

/** @throws ApiError `record_not_found`. */
export async function findContact(context: ReadContext, id: string): Promise<ContactRow> {
  const [row] = await selectContact(context, id);
  if (!row) throw notFound("contact", id);
  return row;
}

/** The text of a contact, as far as it counts towards the account's bound. */
export function contactText(row: ContactText): (string | null)[] {
  const { name, email, phone, company, title, linkedinUrl, notes } = row;
  return [name, email, phone, company, title, linkedinUrl, notes];
}

type ContactText = Pick<
  ContactRow,
  "name" | "email" | "phone" | "company" | "title" | "linkedinUrl" | "notes"
>;

/** A contact as the API returns it. */
export function toContact(row: ContactRow): Contact {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    title: row.title,
    linkedinUrl: row.linkedinUrl,
    notes: row.notes,
    jobIds: row.jobIds,
    lastContactedAt: instantOrNull(row.lastContactedAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}
