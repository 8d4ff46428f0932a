/** `SUPPORT_CONTACT`: where callers ask for help, an e-mail address or an `https:` URL. */

const address = /^[^\s@:/<>"]+@[^\s@:/<>"]+$/;

/** Whether the setting can be used. One that cannot is treated as absent. */
export function isSupportContact(text: string | undefined): text is string {
  return text !== undefined && (address.test(text) || isWebAddress(text));
}

/** Where a link to it leads. */
export function supportUrl(contact: string): string {
  return isWebAddress(contact) ? contact : `mailto:${contact}`;
}

/** The fields of the OpenAPI document's `contact`. */
export function supportFields(contact: string): { url: string } | { email: string } {
  return isWebAddress(contact) ? { url: contact } : { email: contact };
}

function isWebAddress(text: string): boolean {
  return text.startsWith("https://") && URL.canParse(text);
}
