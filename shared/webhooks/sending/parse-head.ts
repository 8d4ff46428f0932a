/** The status line and header fields of an HTTP/1 answer. */
export interface AnswerHead {
  status: number;
  /** The first field of each name, names in lower case. */
  fields: ReadonlyMap<string, string>;
  framing: BodyFraming;
}

/** How the end of the body is told. */
export type BodyFraming = { kind: "length"; bytes: number } | { kind: "chunked" | "until-close" };

/** Not an HTTP/1 answer that everybody would read alike. */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";
}

/** More head than any receiver has a reason to send. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

export const maxHeadLength = 16 * 1_024;
const maxFields = 100;

const statusLineForm = /^HTTP\/1\.[01] ([1-5][0-9]{2})(?: [^\0\r]*)?$/;
const fieldForm = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\0\r]*)$/;
const latin1 = new TextDecoder("latin1");

const lf = 10;
const cr = 13;

/**
 * Reads a head from the beginning of what has come. Lines may end in CR LF or a
 * bare LF; folded lines, a space before a colon and contradictory lengths, which
 * parsers are known to read in different ways, are refused.
 *
 * @returns the head and where the body begins; null while the head is incomplete.
 * @throws {MalformedAnswer} {AnswerTooLarge}
 */
export function parseHead(bytes: Uint8Array): { head: AnswerHead; bodyAt: number } | null {
  const lines: string[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf(lf, at);
    if (end === -1 ? bytes.length > maxHeadLength : end >= maxHeadLength)
      throw new AnswerTooLarge();
    if (end === -1) return null;
    const line = latin1.decode(
      bytes.subarray(at, bytes[end - 1] === cr && end > at ? end - 1 : end),
    );
    at = end + 1;
    if (line === "" && lines.length > 0) return { head: readHead(lines), bodyAt: at };
    if (lines.length > maxFields) throw new AnswerTooLarge();
    lines.push(line);
  }
}

function readHead([statusLine = "", ...rest]: readonly string[]): AnswerHead {
  const status = Number(statusLineForm.exec(statusLine)?.[1]);
  if (!status) throw new MalformedAnswer();
  const fields = new Map<string, string>();
  for (const line of rest) {
    const [, name, value] = fieldForm.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new MalformedAnswer();
    const key = name.toLowerCase();
    const first = fields.get(key);
    if (first === undefined) fields.set(key, value.trim());
    else if (framingFields.has(key) && first !== value.trim()) throw new MalformedAnswer();
  }
  return { status, fields, framing: frame(status, fields) };
}

const framingFields: ReadonlySet<string> = new Set(["content-length", "transfer-encoding"]);

function frame(status: number, fields: ReadonlyMap<string, string>): BodyFraming {
  const length = fields.get("content-length");
  const coding = fields.get("transfer-encoding");
  if (length !== undefined && coding !== undefined) throw new MalformedAnswer();
  if (length !== undefined && !/^[0-9]{1,15}$/.test(length)) throw new MalformedAnswer();
  if (coding !== undefined && coding.toLowerCase() !== "chunked") throw new MalformedAnswer();
  if (status < 200 || status === 204 || status === 304) return { kind: "length", bytes: 0 };
  if (coding !== undefined) return { kind: "chunked" };
  return length === undefined ? { kind: "until-close" } : { kind: "length", bytes: Number(length) };
}
