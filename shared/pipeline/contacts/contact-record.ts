import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { contacts } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { searchedOf, textOf } from "#shared/contract/record-fields.ts";
import { instant, instantOrNull } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import { countedText } from "../records/text-columns.ts";
import type { Contact } from "./contact.response.ts";
import { contactFields } from "./contact.ts";

const { number: _, ...ownColumns } = getTableColumns(contacts);

/** The columns of a contact, including the ids of its jobs. */
export const contactColumns = {
  ...ownColumns,
  jobIds: sql<string[]>`(
    select json_group_array(link.job_id) from job_contacts link
    where link.user_id = contacts.user_id and link.contact_id = contacts.id
  )`.mapWith((text: string) => (JSON.parse(text) as string[]).sort()),
};

export type ContactRow = Omit<typeof contacts.$inferSelect, "number"> & { jobIds: string[] };

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

export const contactTextColumns = searchedOf(contactFields);

/** The text of a contact, as far as it counts towards the account's bound. */
export function contactText(row: Pick<ContactRow, keyof typeof contactFields>): (string | null)[] {
  return countedText(contactTextColumns, row);
}

/** A contact as the API returns it. */
export function toContact(row: ContactRow): Contact {
  return {
    id: row.id,
    ...textOf(contactFields, row),
    jobIds: row.jobIds,
    lastContactedAt: instantOrNull(row.lastContactedAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}
