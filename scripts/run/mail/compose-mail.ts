import type { MailSample } from "#shared/reading/mail/system.ts";

export interface Composed
  extends Omit<MailSample, "name" | "kind" | "company" | "title" | "code" | "link"> {
  to?: string;
  messageId?: string;
  date?: string;
  inReplyTo?: string;
  /** Further lines of the header, before all others. */
  headers?: readonly string[];
}

/** Writes a mail as it travels (RFC 5322). */
export function composeMail(mail: Composed): string {
  const { from, subject, to = "sam@in.localhost", date = "Fri, 20 Nov 2026 15:00:00 +0000" } = mail;
  const parts = [
    ...(mail.text === undefined ? [] : [part("text/plain", mail.text)]),
    ...(mail.html === undefined ? [] : [part("text/html", mail.html)]),
  ];
  const body =
    parts.length > 1 ? multipart("alternative", parts) : (parts[0] ?? part("text/plain", ""));
  const calendar =
    mail.calendar === undefined
      ? []
      : [part("text/calendar; method=REQUEST; name=invite.ics", mail.calendar)];
  const content = calendar.length === 0 ? body : multipart("mixed", [body, ...calendar]);
  const header = [
    ...(mail.headers ?? []),
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encode(subject)}`,
    `Date: ${date}`,
    ...(mail.messageId === undefined ? [] : [`Message-ID: ${mail.messageId}`]),
    ...(mail.inReplyTo === undefined ? [] : [`In-Reply-To: ${mail.inReplyTo}`]),
    "MIME-Version: 1.0",
  ];
  return `${header.join("\r\n")}\r\n${content}`;
}

/** Text of a header with other characters than ASCII (RFC 2047). */
function encode(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
}

function part(type: string, text: string): string {
  const encoded = Buffer.from(text).toString("base64").replace(/.{76}/g, "$&\r\n");
  const charset = type.includes(";")
    ? type.replace(";", "; charset=utf-8;")
    : `${type}; charset=utf-8`;
  return `Content-Type: ${charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`;
}

let boundaries = 0;

function multipart(kind: string, parts: readonly string[]): string {
  const boundary = `part-${++boundaries}`;
  const all = parts.map((one) => `--${boundary}\r\n${one}`).join("");
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${all}--${boundary}--\r\n`;
}
