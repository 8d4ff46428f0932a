import PostalMime, { type Address, type Email } from "postal-mime";
import type { SenderChecks, StoredInvitation } from "#schema/inbox.ts";
import { htmlToText } from "../postings/html-to-text.ts";
import { tidy } from "../postings/plain-text.ts";
import { readChecks } from "./read-checks.ts";
import { readInvitation } from "./read-invitation.ts";

/** The largest mail that is taken. */
export const maxMailBytes = 5 * 1024 * 1024;

/**
 * What a mail may consist of. Its size alone does not bound the work: a megabyte has room for 100,000 parts, each an
 * object of some kilobytes, or for a million lines.
 */
const bounds = { lines: 60_000, boundaries: 600, headerBytes: 131_072, depth: 12, messages: 1 };
/** The text that is read for its meaning; what a mail means is at its beginning. */
const maxText = 20_000;
const maxHtml = 400_000;
const maxCalendar = 65_536;
const maxLine = 300;

/** A mail as it is read, before its meaning is. Everything in it is what its sender claims. */
export interface ReadMail {
  sender: string | null;
  senderName: string | null;
  subject: string;
  /** Without the mails that it quotes. */
  text: string;
  /** The https links of its HTML and its text. */
  links: string[];
  messageId: string | null;
  /** The Message-IDs of earlier mails of the conversation. */
  references: string[];
  /** The `Date` header; null if it is no date. */
  sentAt: string | null;
  checks: SenderChecks;
  invitation: StoredInvitation | null;
  /** Whether a person forwarded it by hand, so that its checks are those of the person's mail. */
  isForwarded: boolean;
  /** The address of who forwarded it by hand; null for any other mail. */
  forwarder: string | null;
  /** To whom it is written: its receivers, and the author whom it answers. */
  writtenTo: string[];
}

/** A mail that consists of more than any real one does. */
export class UnreadableMail extends Error {}

/**
 * Reads a mail. Nothing that it refers to is fetched, and no attachment is unpacked.
 *
 * @throws {UnreadableMail} if it has more parts, lines or headers than a mail has.
 */
export async function readMail(raw: Uint8Array<ArrayBuffer>): Promise<ReadMail> {
  requireBounded(raw);
  const mail = await parse(raw);
  const { name, address } = mailboxOf(mail.from);
  const html = (mail.html ?? "").slice(0, maxHtml);
  const plain = mail.text ?? "";
  // Some systems send a line such as "Your mail program shows no HTML" as the plain text.
  const text = tidy(
    plain.trim().length > 60 || html === "" ? plain.slice(0, maxText * 2) : htmlToText(html),
  );
  const subject = line(mail.subject ?? "") ?? "";
  // Outlook marks what a reply quotes as it does what is forwarded.
  const forwarded = /^re:/i.test(subject) ? null : findFirst(text);
  const own = forwarded?.text ?? text;
  return {
    sender: forwarded?.sender ?? line(address.toLowerCase()),
    senderName: forwarded ? forwarded.senderName : line(name),
    subject: forwarded?.subject ?? subject,
    text: withoutQuotes(own).slice(0, maxText),
    links: findLinks(html, text),
    messageId: idsIn(mail.messageId)[0] ?? null,
    references: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references)])].slice(
      -maxReferences,
    ),
    sentAt: mail.date !== undefined && !Number.isNaN(Date.parse(mail.date)) ? mail.date : null,
    checks: readChecks(mail.headers, address),
    invitation: findInvitation(mail),
    isForwarded: forwarded !== null,
    forwarder: forwarded && line(address.toLowerCase()),
    writtenTo: [
      ...(forwarded ? forwarded.receivers : (mail.to ?? []).slice(0, 20).map(mailboxOf)),
      ...findAnswered(own),
    ].map((one) => (typeof one === "string" ? one : one.address).toLowerCase()),
  };
}

const maxReferences = 20;
const newline = 0x0a;
const dash = 0x2d;

/** Counts lines, and those that may separate parts, before the parser makes an object of each. */
function requireBounded(raw: Uint8Array): void {
  let lines = 0;
  let boundaries = 0;
  for (let at = raw.indexOf(newline); at !== -1; at = raw.indexOf(newline, at + 1)) {
    lines++;
    if (raw[at + 1] === dash && raw[at + 2] === dash) boundaries++;
  }
  if (lines > bounds.lines) throw new UnreadableMail("it has too many lines");
  if (boundaries > bounds.boundaries) throw new UnreadableMail("it has too many parts");
}

async function parse(raw: Uint8Array<ArrayBuffer>): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: bounds.depth,
      maxHeadersSize: bounds.headerBytes,
      maxRfc822NestingDepth: bounds.messages,
    });
  } catch (cause) {
    throw new UnreadableMail("its parts or headers are nested or too long", { cause });
  }
}

function mailboxOf(from: Address | undefined): { name: string; address: string } {
  const [first] = from?.group ?? (from ? [from] : []);
  return { name: first?.name ?? "", address: first?.address ?? "" };
}

/** One line that can be stored and shown; null if nothing is left. */
export function line(text: string, max = maxLine): string | null {
  const shown = tidy(text)
    .replaceAll("\n", " ")
    .replace(/\p{Cf}/gu, "")
    .slice(0, max)
    .toWellFormed()
    .trim();
  return shown === "" ? null : shown;
}

/** The ids in a header such as `<1@example.com> <2@example.com>`. */
function idsIn(header: string | undefined): string[] {
  return (header ?? "").slice(0, 20_000).match(/<[^<>\s]{3,250}>/g) ?? [];
}

interface Forwarded {
  sender: string | null;
  senderName: string | null;
  subject: string | null;
  receivers: string[];
  text: string;
}

const maxLayers = 5;

/** The innermost mail, where one was forwarded several times: its author has written it. */
function findFirst(text: string): Forwarded | null {
  let found = findForwarded(text);
  for (let layers = 1; found && layers < maxLayers; layers++) {
    const inner = findForwarded(found.text, true);
    if (!inner) break;
    found = inner;
  }
  return found;
}

const anyAddress = /[^\s<>[\]():,;"]{1,64}@[^\s<>[\]():,;"]{1,255}/g;

/** The author of the mail that a reply quotes. */
function findAnswered(text: string): string[] {
  const line = /^(?:On [^\n]{5,300} wrote:|On [^\n]{5,200}\n[^\n]{0,200} wrote:)$/m.exec(text)?.[0];
  return line?.match(anyAddress)?.slice(0, 1) ?? [];
}

const forwardMark =
  /^(?:-{3,} ?(?:forwarded message|original message) ?-{3,}|begin forwarded message:)$/im;
const headerLine = /^[*>\s]*(from|sent|date|subject|to|cc|reply-to):[*\s]*(.*)$/i;

/** A mail that a person forwarded by hand: the headers that its program has copied into the text. */
function findForwarded(text: string, isMarkedOnly = false): Forwarded | null {
  const mark = forwardMark.exec(text.slice(0, maxText));
  if (!mark && isMarkedOnly) return null;
  const head = mark ? text.slice(mark.index + mark[0].length).trimStart() : text;
  const lines = head.split("\n", 14);
  const fields = new Map<string, string>();
  let used = 0;
  for (const one of lines) {
    const [, name = "", value = ""] = headerLine.exec(one.slice(0, 500)) ?? [];
    if (name === "") {
      if (fields.size > 0 || one.trim() !== "") break;
    } else fields.set(name.toLowerCase(), value);
    used++;
  }
  // Without a mark, as Outlook forwards, the headers must be the text's beginning.
  const from = fields.get("from");
  if (from === undefined || !fields.has("subject") || (!mark && fields.size < 3)) return null;
  const address = /[^\s<>[\]():,"]{1,64}@[^\s<>[\]():,"]{1,255}/.exec(from)?.[0] ?? null;
  return {
    sender: address === null ? null : line(address.toLowerCase()),
    senderName: line(from.replace(/[<[(].*$/, "").replaceAll('"', "")),
    subject: line(fields.get("subject") ?? ""),
    receivers: fields.get("to")?.match(anyAddress)?.slice(0, 20) ?? [],
    text: lines.length > used ? unquoted(head.split("\n").slice(used)).join("\n").trim() : "",
  };
}

/** Proton quotes what it forwards. */
function unquoted(lines: readonly string[]): readonly string[] {
  const isQuoted = lines.every((one) => one.trim() === "" || one.startsWith(">"));
  return isQuoted ? lines.map((one) => one.replace(/^> ?/, "")) : lines;
}

/** The text above what a reply quotes: the mails that it answers say what was, not what is. */
function withoutQuotes(text: string): string {
  const from = text.search(
    /^(?:On .{5,200} wrote:|-{2,} ?Original Message ?-{2,}|_{10,}|From: .{3,200}\n(?:Sent|Date): .{3,100})$/m,
  );
  const own = from > 0 ? text.slice(0, from) : text;
  return own
    .split("\n")
    .filter((one) => !one.startsWith(">"))
    .join("\n")
    .trim();
}

const maxLinks = 50;

function findLinks(html: string, text: string): string[] {
  const found =
    `${html.replaceAll("&amp;", "&")}\n${text}`.match(/https:\/\/[^\s"'<>()\\]{4,2000}/g) ?? [];
  return [...new Set(found.slice(0, 1_000))].filter((one) => URL.canParse(one)).slice(0, maxLinks);
}

const calendarTypes = ["text/calendar", "application/ics"];

function findInvitation(mail: Email): StoredInvitation | null {
  for (const { mimeType, filename, content } of mail.attachments) {
    const isCalendar = calendarTypes.includes(mimeType) || /\.ics$/i.test(filename ?? "");
    if (!isCalendar || typeof content === "string" || content.byteLength > maxCalendar) continue;
    const found = readInvitation(new TextDecoder().decode(content));
    if (found) return found;
  }
  return null;
}
