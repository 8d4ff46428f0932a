import { and, count, desc, eq, inArray } from "drizzle-orm";
import { contacts } from "#schema/pipeline.ts";
import {
  compareNewest,
  type ListPosition,
  readPosition,
  rowsAfter,
  slicePage,
} from "#shared/contract/paging.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import { companyKey } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import { countAll } from "../records/tallies.ts";
import { countByWords, selectByWords, statedTotal } from "../word-search/find-by-words.ts";
import type { ContactsQuery } from "./contact.request.ts";
import type { Contact, ContactsPage } from "./contact.response.ts";
import { type ContactRow, contactColumns, findContact, toContact } from "./contact-record.ts";

/**
 * Reads a contact and its version.
 *
 * @throws ApiError `record_not_found`.
 */
export async function readContact(
  context: ReadContext,
  id: string,
): Promise<{ contact: Contact; version: number }> {
  const row = await findContact(context, id);
  return { contact: toContact(row), version: row.version };
}

/** A page of the caller's contacts, the newest first; shorter than `limit` if they are very large. */
export async function listContacts(
  context: ReadContext,
  query: ContactsQuery,
): Promise<ContactsPage> {
  const { company, q, cursor } = query;
  const list = ["contacts", company, q];
  const position = readPosition(list, cursor);
  const { found, limit } = await fitResponse(query.limit, (limit) =>
    q === undefined
      ? withoutSearch(context, { ...query, limit }, position)
      : withSearch(context, { ...query, limit }, q, position),
  );
  const { rows, ...totals } = found;
  const { page, nextCursor } = slicePage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { contacts: page.map(toContact), ...totals, nextCursor };
}

interface Found {
  rows: ContactRow[];
  total: number;
  totalIsLowerBound?: true;
}

/** All contacts or those of one company; there is an index in order for both. */
async function withoutSearch(
  context: ReadContext,
  { company, limit }: ContactsQuery,
  position: ListPosition | undefined,
): Promise<Found> {
  const { db, caller } = context;
  const own = eq(contacts.userId, caller.accountId);
  const matches = company === undefined ? own : and(own, isOfCompany(company));
  const [rows, [counted]] = await db.batch([
    db
      .select(contactColumns)
      .from(contacts)
      .where(and(matches, rowsAfter(position, contacts.createdAt, contacts.id, "newest first")))
      .orderBy(desc(contacts.createdAt), desc(contacts.id))
      .limit(limit + 1),
    company === undefined
      ? countAll(context, "contact")
      : db.select({ total: count() }).from(contacts).where(matches),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

async function withSearch(
  { db, caller }: ReadContext,
  { company, limit }: ContactsQuery,
  text: string,
  position: ListPosition | undefined,
): Promise<Found> {
  const own = eq(contacts.userId, caller.accountId);
  const search = {
    record: "contact",
    text,
    filter: company === undefined ? undefined : isOfCompany(company),
  } as const;
  const page = selectByWords({ db, caller }, search, { position, limit: limit + 1 });
  const [rows, [counted]] = await db.batch([
    db
      .select(contactColumns)
      .from(contacts)
      .where(and(own, inArray(contacts.id, page))),
    countByWords({ db, caller }, search),
  ]);
  return { rows: rows.sort(compareNewest), ...statedTotal(counted?.total ?? 0) };
}

function isOfCompany(company: string) {
  return eq(contacts.companyKey, companyKey(company));
}
