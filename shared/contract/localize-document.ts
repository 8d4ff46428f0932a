import { isSupportContact, supportFields } from "../core/support-contact.ts";
import { exampleContact, exampleOrigin } from "./example-origin.ts";

/**
 * The OpenAPI document of a service: with its origin in place of the example's, and the contact of its
 * operator, or else the home page.
 *
 * @param setting `SUPPORT_CONTACT`, which may be absent or unusable.
 */
export function localizeDocument(
  text: string,
  origin: string,
  setting: string | undefined,
): string {
  return text
    .replace(linesOf(exampleContact), () => contactLines(setting))
    .replaceAll(exampleOrigin, origin);
}

/** The contact as the document has it. */
export function contactLines(setting: string | undefined): string {
  if (!isSupportContact(setting)) return linesOf(exampleContact);
  return linesOf({ name: exampleContact.name, ...supportFields(setting) });
}

/** Indented by one space for each level, as in the file. */
function linesOf(contact: object): string {
  const lines = JSON.stringify({ info: { contact } }, null, 1).split("\n");
  return lines.slice(2, -2).join("\n");
}
