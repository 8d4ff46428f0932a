import type { ReadContext } from "../records/context.ts";
import type { Contact } from "./contact.response.ts";
import { findContact, toContact } from "./contact-record.ts";

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
