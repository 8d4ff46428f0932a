/** Forms with files (`multipart/form-data`, RFC 7578), as browsers send them. */
import { ApiError } from "../../core/errors.ts";

/** A field of a form. */
export interface FormPart {
  name: string;
  /** The browser's name of the file; null for a field that is no file. */
  filename: string | null;
  /** The part of the body, not copied. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** No form here has as many fields. */
const maxParts = 20;
const maxHeaderBytes = 4_096;
const [cr, lf, hyphen] = [0x0d, 0x0a, 0x2d];

/**
 * Splits the body of a form into its fields, in order.
 *
 * @param contentType of the request, which names the boundary.
 * @throws ApiError `unsupported_media_type`, `parameter_missing` for a body that is malformed or has
 * too many fields.
 */
export function readMultipart(body: Uint8Array<ArrayBuffer>, contentType: string): FormPart[] {
  const boundary = boundaryOf(contentType);
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  // The first delimiter may be at the start of the body, without a line break before it.
  let at = startsWith(body, delimiter.subarray(2), 0) ? delimiter.length - 2 : null;
  for (;;) {
    if (at === null) throw malformed();
    if (body[at] === hyphen && body[at + 1] === hyphen) return parts;
    if (body[at] !== cr || body[at + 1] !== lf || parts.length === maxParts) throw malformed();
    const end = find(body, delimiter, at);
    if (end === null) throw malformed();
    parts.push(readPart(body.subarray(at + 2, end)));
    at = end + delimiter.length;
  }
}

/** The boundary: 1 to 70 characters (RFC 2046). */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*$/i.exec(
      contentType,
    ) ?? [];
  const boundary = quoted ?? plain;
  if (boundary !== undefined) return boundary;
  throw new ApiError("unsupported_media_type", {
    message: "The form has to be sent as multipart/form-data.",
  });
}

function readPart(part: Uint8Array<ArrayBuffer>): FormPart {
  const end = find(part.subarray(0, maxHeaderBytes), new Uint8Array([cr, lf, cr, lf]), 0);
  if (end === null) throw malformed();
  const header = new TextDecoder().decode(part.subarray(0, end));
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(header)?.[1] ?? "";
  const name = parameterOf(disposition, "name");
  if (name === null) throw malformed();
  return { name, filename: parameterOf(disposition, "filename"), bytes: part.subarray(end + 4) };
}

/** Browsers write a quote as `%22`, and line breaks as `%0D` and `%0A`. */
function parameterOf(disposition: string, name: string): string | null {
  const value = new RegExp(`(?:^|[;\\s])${name}="([^"]*)"`, "i").exec(disposition)?.[1];
  if (value === undefined) return null;
  return value.replace(/%(22|0D|0A)/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Where the bytes occur next; null if they do not. */
function find(within: Uint8Array, bytes: Uint8Array, from: number): number | null {
  const [first = 0] = bytes;
  for (let at = within.indexOf(first, from); at !== -1; at = within.indexOf(first, at + 1)) {
    if (startsWith(within, bytes, at)) return at;
  }
  return null;
}

function startsWith(within: Uint8Array, bytes: Uint8Array, at: number): boolean {
  if (at + bytes.length > within.length) return false;
  return bytes.every((byte, index) => within[at + index] === byte);
}

function malformed(): ApiError {
  return new ApiError("parameter_missing", {
    message: "The form is malformed.",
    param: "body",
    clarification: "Can the form be sent again, by a browser?",
  });
}
