/** The name on the pages, unless the operator sets another one in `SITE_NAME`. */
export const defaultSiteName = "Going Rate";

/** A deployment as people see it. */
export interface Site {
  /** Without a trailing slash. Empty where figures are computed without a service: links are then paths. */
  origin: string;
  name: string;
}

/** Whom a citation credits: `Going Rate (https://example.com)`. */
export function creditOf({ origin, name }: Site): string {
  return origin === "" ? name : `${name} (${origin})`;
}

/** The domain of the accounts' addresses for mail; null where the operator has set up none. */
export function mailDomain(env: { MAIL_DOMAIN?: string }): string | null {
  const domain = env.MAIL_DOMAIN?.trim().toLowerCase() ?? "";
  return domain === "" ? null : domain;
}

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
