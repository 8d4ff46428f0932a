import { isSupportContact, supportFields } from "../core/site.ts";

/**
 * The OpenAPI document of a service, in the parts between which its origin stands: with the contact of its
 * operator, or else the home page.
 *
 * @param setting `SUPPORT_CONTACT`, which may be absent or unusable.
 */
export function splitDocument(text: string, setting: string | undefined): readonly string[] {
  return text.replace(linesOf(exampleContact), () => contactLines(setting)).split(exampleOrigin);
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

/** The origin in the examples of the OpenAPI document, which a running service replaces by its own. */
export const exampleOrigin = "https://api.example.com";

/** The contact in the document, which a running service replaces by what its operator has set. */
export const exampleContact = { name: "Support", url: `${exampleOrigin}/` };
