/** Whether a mail's author is its reader: what one writes oneself says nothing of what an employer has decided. */
import type { ReadMail } from "#shared/reading/mail/read-mail.ts";
import { isDomainOf, plainCompany } from "./choose-job.ts";

/**
 * @param own the account's addresses, in lower case.
 * @param companies of the account's jobs. Who writes to one of them, and is not of it, applies there.
 */
export function isOwnMail(
  { sender, writtenTo }: Pick<ReadMail, "sender" | "writtenTo">,
  own: readonly string[],
  companies: readonly string[],
): boolean {
  if (sender === null) return false;
  if (own.includes(sender)) return true;
  return companies
    .map(plainCompany)
    .some(
      (company) =>
        !isDomainOf(company, sender) && writtenTo.some((address) => isDomainOf(company, address)),
    );
}

/**
 * The person's address that a mail forwarded by hand reveals: the one to which the mail was sent and from which its
 * domain says that it came here. Somebody at an employer forwards mail, too, and must not be taken for the person.
 */
export function forwarderOf(
  { forwarder, checks, writtenTo }: Pick<ReadMail, "forwarder" | "checks" | "writtenTo">,
  companies: readonly string[],
): string | null {
  if (forwarder === null || checks.dmarc !== "pass" || !writtenTo.includes(forwarder)) return null;
  return companies.some((one) => isDomainOf(plainCompany(one), forwarder)) ? null : forwarder;
}
