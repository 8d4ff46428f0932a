import type { MailKind } from "#schema/inbox.ts";

/**
 * One way in which mail says something. A rule applies if all of its patterns match: `subject` the subject, `text` a
 * sentence of the text that is no condition. Named groups `company` and `title` are taken from the match.
 */
export interface MailRule {
  kind: MailKind;
  /** The sender's address. */
  sender?: RegExp;
  subject?: RegExp;
  text?: RegExp;
  /** What else subject or text must say somewhere. */
  whole?: RegExp;
  /** For words that mean something only between an employer and somebody who has applied: "Can you come by at 8?" */
  needsApplication?: true;
  /** The mail is only suggested, never applied at once, if no other rule says so too. */
  isWeak?: true;
}

/**
 * A system that sends mail to applicants. To add one, copy the file of another, write mails as the system sends them
 * (with invented companies), list it in `all-systems.ts`, and run `npm run mail -- rules`.
 */
export interface MailSystem {
  /** Its name for people. */
  name: string;
  /** The domains of its senders' addresses, with those below them; or whole addresses. */
  domains: readonly string[];
  /**
   * Of a service whose members can write to one another: the addresses of what it says itself. What it sends from
   * others has the signature of its domain, and the words of anybody: such mail is only suggested, never applied at
   * once.
   */
  ownSenders?: RegExp;
  /** What it says in its own way; what all say is in `generic.ts`. */
  rules: readonly MailRule[];
  /** Of a mail service that asks whether mail may be forwarded: the hosts of the links that confirm it. */
  links?: readonly string[];
}

/** A mail that a system sends, and what a person reads in it. No Worker contains it. */
export interface MailSample {
  /** A word for its subject matter, unique in its file: `npm run mail -- send greenhouse/rejection`. */
  name: string;
  kind: MailKind;
  company: string | null;
  title: string | null;
  /** `Acme Recruiting <no-reply@example.com>` */
  from: string;
  subject: string;
  /** With paragraphs; sent as plain text. */
  text?: string;
  html?: string;
  /** The content of a calendar file that is attached. */
  calendar?: string;
  /** Code and link of a confirmation. */
  code?: string;
  link?: string;
}
