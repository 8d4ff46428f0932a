/**
 * Reduces a mail to its text and its calendars. Pictures and other attachments, which are nearly all of a large
 * mail's bytes, are removed before anything is stored. Works on bytes, since each part has a character set of its own.
 */
import { fromBase64, toBase64 } from "#shared/core/bytes/base64.ts";

/** The most that is kept of one mail. */
export const maxKeptBytes = 256 * 1024;

/** What of it each part may take; the HTML takes the rest. */
const most = { headers: 96 * 1024, header: 4 * 1024, calendar: 88 * 1024, plain: 64 * 1024 };
const bounds = { depth: 8, parts: 200, lines: 400_000 };
/** Between parts, and to be safe. */
const slack = 96;

type Bytes = Uint8Array<ArrayBuffer>;
type Kind = "calendar" | "plain" | "html";

interface Leaf {
  header: Bytes;
  body: Bytes;
  kind: Kind | null;
  encoding: string;
}
interface Whole {
  header: Bytes;
  /** Null for a mail within a mail. */
  boundary: string | null;
  children: Part[];
}
type Part = Leaf | Whole;

/** @returns at most `maxKeptBytes`, which read as the mail does. */
export function reduceMail(raw: Bytes): Bytes {
  const part = read(raw, { parts: 0, lines: 0 }, 0) ?? {
    ...{ header: raw.slice(0, most.headers), body: raw.slice(0, 0), kind: null, encoding: "" },
  };
  const room = { left: maxKeptBytes - overhead(part) };
  const kept = new Map<Leaf, Leaf>();
  for (const kind of ["calendar", "plain", "html"] as const) {
    for (const leaf of leavesOf(part)) {
      if (leaf.kind !== kind) continue;
      const shorter = fitted(
        leaf,
        Math.max(0, kind === "html" ? room.left : Math.min(room.left, most[kind])),
      );
      room.left -= shorter.body.length;
      kept.set(leaf, shorter);
    }
  }
  return join(write(part, kept)).slice(0, maxKeptBytes);
}

interface Work {
  parts: number;
  lines: number;
}

/** @returns null for a part that is not kept. */
function read(bytes: Bytes, work: Work, depth: number): Part | null {
  if (++work.parts > bounds.parts) return null;
  const bodyAt = bodyStart(bytes);
  const limit = depth === 0 ? most.headers : most.header;
  const header = upToLine(bytes.subarray(0, bodyAt), limit);
  const body = bytes.subarray(bodyAt);
  const fields = text(header).replace(/\r?\n[ \t]+/g, " ");
  const type = field(fields, "content-type");
  const encoding = field(fields, "content-transfer-encoding").trim().toLowerCase();
  const kindOf = type === "" ? "text/plain" : (/^\s*([^\s;]+)/.exec(type)?.[1] ?? "").toLowerCase();
  const boundary = /boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
  if (kindOf.startsWith("multipart/") && boundary && depth < bounds.depth) {
    const mark = boundary[1] ?? boundary[2] ?? "";
    const children = split(body, mark, work).flatMap((one) => read(one, work, depth + 1) ?? []);
    return { header, boundary: mark, children };
  }
  if (kindOf === "message/rfc822" && depth < bounds.depth && !/^(?:base64|quoted)/.test(encoding)) {
    const inner = read(body, work, depth + 1);
    return { header, boundary: null, children: inner ? [inner] : [] };
  }
  const disposition = field(fields, "content-disposition");
  const kind = leafKind(kindOf, `${type};${disposition}`, /^\s*attachment/i.test(disposition));
  if (kind === null && depth > 0) return null;
  return { header, body: kind === null ? body.slice(0, 0) : body, kind, encoding };
}

function leafKind(type: string, names: string, isAttached: boolean): Kind | null {
  const isCalendar =
    type === "text/calendar" || type === "application/ics" || /\.ics\b/i.test(names);
  if (isCalendar) return "calendar";
  if (isAttached) return null;
  return type === "text/plain" ? "plain" : type === "text/html" ? "html" : null;
}

const newline = 0x0a;
const carriage = 0x0d;
const dash = 0x2d;

/** Where the body begins: after the first empty line. */
function bodyStart(bytes: Bytes): number {
  if (bytes[0] === newline) return 1;
  if (bytes[0] === carriage && bytes[1] === newline) return 2;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) {
    if (bytes[at + 1] === newline) return at + 2;
    if (bytes[at + 1] === carriage && bytes[at + 2] === newline) return at + 3;
  }
  return bytes.length;
}

/** The parts between the lines of a boundary. */
function split(body: Bytes, boundary: string, work: Work): Bytes[] {
  const mark = bytesOf(`--${boundary}`);
  const found: Bytes[] = [];
  let from = -1;
  for (let at = 0; at < body.length; ) {
    if (++work.lines > bounds.lines || found.length > bounds.parts) break;
    const end = body.indexOf(newline, at);
    const next = end === -1 ? body.length : end + 1;
    if (body[at] === dash && hasAt(body, at, mark)) {
      if (from !== -1) found.push(body.subarray(from, at));
      from = next;
      const after = at + mark.length;
      if (body[after] === dash && body[after + 1] === dash) return found;
    }
    at = next;
  }
  if (from !== -1 && from < body.length) found.push(body.subarray(from));
  return found;
}

/** A loop, because a function for each byte of five megabytes takes seconds. */
function hasAt(bytes: Bytes, at: number, part: Bytes): boolean {
  for (let index = 0; index < part.length; index++) {
    if (bytes[at + index] !== part[index]) return false;
  }
  return true;
}

function text(bytes: Bytes): string {
  return new TextDecoder("windows-1252").decode(bytes);
}

function field(fields: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, "im").exec(fields)?.[1] ?? "";
}

/** The whole lines that fit. */
function upToLine(bytes: Bytes, limit: number): Bytes {
  if (bytes.length <= limit) return bytes;
  const end = bytes.subarray(0, limit).lastIndexOf(newline);
  // Base64 may come without lines, and is cut between its groups of four.
  return bytes.slice(0, end === -1 ? limit - (limit % 4) : end + 1);
}

function fitted(leaf: Leaf, limit: number): Leaf {
  if (leaf.kind !== "html" || leaf.body.length <= Math.min(limit, most.plain))
    return { ...leaf, body: upToLine(leaf.body, limit) };
  const html = withoutPictures(decode(leaf));
  // Base64 takes four bytes, and a line its end, for three bytes.
  const cut = html.slice(0, Math.max(0, Math.floor((limit - slack) * 0.73)));
  const encoded = toBase64(cut).replace(/.{76}/g, "$&\r\n");
  const header = new TextDecoder()
    .decode(leaf.header)
    .replace(/^content-transfer-encoding:.*(?:\r?\n[ \t].*)*\r?\n/im, "");
  return {
    ...leaf,
    header: bytesOf(`Content-Transfer-Encoding: base64\r\n${header}`),
    body: bytesOf(`${encoded}\r\n`),
  };
}

function bytesOf(latin: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(latin));
}

function decode({ body, encoding }: Leaf): Bytes {
  if (encoding === "base64") {
    try {
      return fromBase64(text(body).replace(/[^A-Za-z0-9+/]/g, ""));
    } catch {
      return body;
    }
  }
  return encoding === "quoted-printable" ? fromQuotedPrintable(body) : body;
}

function fromQuotedPrintable(body: Bytes): Bytes {
  const decoded = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (byte !== 0x3d) decoded[length++] = byte;
    else if (body[at + 1] === newline) at += 1;
    else if (body[at + 1] === carriage && body[at + 2] === newline) at += 2;
    else {
      const code = Number.parseInt(String.fromCharCode(body[at + 1] ?? 0, body[at + 2] ?? 0), 16);
      if (Number.isNaN(code)) decoded[length++] = byte;
      else {
        decoded[length++] = code;
        at += 2;
      }
    }
  }
  return decoded.slice(0, length);
}

const picture = bytesOf("data:image/");
/** What ends the address of a picture: white space, quotes, brackets. */
const ends = new Set([0x20, 0x09, newline, carriage, 0x22, 0x27, 0x29, 0x3e]);

/** HTML without the pictures that are written into it. */
function withoutPictures(html: Bytes): Bytes {
  const kept = new Uint8Array(html.length);
  let length = 0;
  for (let at = 0; at < html.length; at++) {
    if (html[at] === 0x64 && hasAt(html, at, picture)) {
      while (at < html.length && !ends.has(html[at] ?? 0)) at++;
    }
    if (at < html.length) kept[length++] = html[at] ?? 0;
  }
  return kept.slice(0, length);
}

function leavesOf(part: Part): Leaf[] {
  return "children" in part ? part.children.flatMap(leavesOf) : [part];
}

/** Bytes that are no body. */
function overhead(part: Part): number {
  const own = part.header.length + slack;
  if (!("children" in part)) return own;
  const marks = ((part.boundary?.length ?? 0) + 8) * (part.children.length + 1);
  return own + marks + part.children.reduce((sum, one) => sum + overhead(one), 0);
}

function write(part: Part, kept: ReadonlyMap<Leaf, Leaf>): Bytes[] {
  if (!("children" in part)) {
    const { header, body } = kept.get(part) ?? part;
    return [header, body];
  }
  const children = part.children.map((one) => write(one, kept));
  const { boundary } = part;
  if (boundary === null) return [part.header, ...children.flat()];
  return [
    part.header,
    ...children.flatMap((one) => [bytesOf(`--${boundary}\r\n`), ...one, bytesOf("\r\n")]),
    bytesOf(`--${boundary}--\r\n`),
  ];
}

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of parts) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}
