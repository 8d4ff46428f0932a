import { and, count, desc, eq } from "drizzle-orm";
import { contacts } from "../../schema/pipeline.ts";
import type { ContactsPage, ContactsQuery } from "../contracts/pipeline/contact.ts";
import { companyKey } from "./company-key.ts";
import { contactColumns, toContact } from "./contact-record.ts";
import type { ReadContext } from "./context.ts";
import { behind, cutPage, readPlace } from "./paging.ts";
import { countAll } from "./tallies.ts";
import { containing } from "./text-search.ts";

const searched = [
  contacts.name,
  contacts.email,
  contacts.company,
  contacts.title,
  contacts.notes,
] as const;

/** A page of the caller's contacts, the newest first. */
export async function listContacts(
  context: ReadContext,
  { company, q, limit, cursor }: ContactsQuery,
): Promise<ContactsPage> {
  const { db, caller } = context;
  const list = ["contacts", company, q];
  const place = readPlace(list, cursor);
  const matches = and(
    eq(contacts.userId, caller.accountId),
    company === undefined ? undefined : eq(contacts.companyKey, companyKey(company)),
    q === undefined ? undefined : containing(q, searched),
  );
  const isWhole = company === undefined && q === undefined;
  const [rows, [counted]] = await db.batch([
    db
      .select(contactColumns)
      .from(contacts)
      .where(and(matches, behind(place, contacts.createdAt, contacts.id, "newest first")))
      .orderBy(desc(contacts.createdAt), desc(contacts.id))
      .limit(limit + 1),
    isWhole
      ? countAll(context, "contact")
      : db.select({ total: count() }).from(contacts).where(matches),
  ]);
  const { page, nextCursor } = cutPage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { contacts: page.map(toContact), total: counted?.total ?? 0, nextCursor };
}
