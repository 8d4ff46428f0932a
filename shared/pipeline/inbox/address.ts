/** The part of an account's address before the `@`: a hundred random bits, so that nobody guesses one. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const length = 20;
const form = new RegExp(`^[${alphabet}]{${length}}$`);

/** Lower case without letters that look alike, because people read it out and systems ignore case. */
export function newInboxAddress(): string {
  const random = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(random, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}

/** The part before the `@` of an address of this service; null for one that cannot be any account's. */
export function readAddress(recipient: string, domain: string): string | null {
  const [local = "", host = "", ...more] = recipient.trim().toLowerCase().split("@");
  return more.length === 0 && host === domain && form.test(local) ? local : null;
}

/** The domain of an address, in lower case; empty for a mail without a sender, such as a bounce. */
export function domainOf(address: string): string {
  return address.trim().toLowerCase().split("@").at(-1)?.slice(0, 255) ?? "";
}

/** Whether a message of the queue is the id of a mail. */
export function isMailId(text: string): boolean {
  return /^mail_[0-9A-Za-z]{16}$/.test(text);
}
