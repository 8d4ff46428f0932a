/** The status line and header fields of an HTTP/1 response. */
export interface ResponseHead {
  status: number;
  /** The first field of each name; names are in lower case. */
  fields: ReadonlyMap<string, string>;
  framing: BodyFraming;
}

/** How the end of the body is determined. */
export type BodyFraming = { kind: "length"; bytes: number } | { kind: "chunked" | "until-close" };

/** Thrown for bytes that are no HTTP/1 response, or one that parsers may interpret differently. */
export class MalformedResponse extends Error {
  override readonly name = "MalformedResponse";
}

/** The response head exceeds {@link maxHeadLength} or has too many fields. */
export class ResponseTooLarge extends Error {
  override readonly name = "ResponseTooLarge";
}

export const maxHeadLength = 16 * 1_024;
const maxFields = 100;

const statusLineForm = /^HTTP\/1\.[01] ([1-5][0-9]{2})(?: [^\0\r]*)?$/;
const fieldForm = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\0\r]*)$/;
const latin1 = new TextDecoder("latin1");

const lf = 10;
const cr = 13;

/**
 * Parses a response head at the beginning of the received bytes. Lines may end in CR LF or a
 * bare LF. Folded lines, a space before a colon and contradictory lengths are rejected,
 * because parsers are known to interpret them differently.
 *
 * @returns the head and the offset of the body; null while the head is incomplete.
 * @throws {MalformedResponse} {ResponseTooLarge}
 */
export function parseHead(bytes: Uint8Array): { head: ResponseHead; bodyAt: number } | null {
  const lines: string[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf(lf, at);
    if (end === -1 ? bytes.length > maxHeadLength : end >= maxHeadLength)
      throw new ResponseTooLarge();
    if (end === -1) return null;
    const line = latin1.decode(
      bytes.subarray(at, bytes[end - 1] === cr && end > at ? end - 1 : end),
    );
    at = end + 1;
    if (line === "" && lines.length > 0) return { head: readHead(lines), bodyAt: at };
    if (lines.length > maxFields) throw new ResponseTooLarge();
    lines.push(line);
  }
}

function readHead([statusLine = "", ...rest]: readonly string[]): ResponseHead {
  const status = Number(statusLineForm.exec(statusLine)?.[1]);
  if (!status) throw new MalformedResponse();
  const fields = new Map<string, string>();
  for (const line of rest) {
    const [, name, value] = fieldForm.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new MalformedResponse();
    const key = name.toLowerCase();
    const first = fields.get(key);
    if (first === undefined) fields.set(key, value.trim());
    else if (framingFields.has(key) && first !== value.trim()) throw new MalformedResponse();
  }
  return { status, fields, framing: frame(status, fields) };
}

const framingFields: ReadonlySet<string> = new Set(["content-length", "transfer-encoding"]);

function frame(status: number, fields: ReadonlyMap<string, string>): BodyFraming {
  const length = fields.get("content-length");
  const coding = fields.get("transfer-encoding");
  if (length !== undefined && coding !== undefined) throw new MalformedResponse();
  if (length !== undefined && !/^[0-9]{1,15}$/.test(length)) throw new MalformedResponse();
  if (coding !== undefined && coding.toLowerCase() !== "chunked") throw new MalformedResponse();
  if (status < 200 || status === 204 || status === 304) return { kind: "length", bytes: 0 };
  if (coding !== undefined) return { kind: "chunked" };
  return length === undefined ? { kind: "until-close" } : { kind: "length", bytes: Number(length) };
}
