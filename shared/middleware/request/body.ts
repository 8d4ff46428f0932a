import { ApiError } from "../../core/errors.ts";
import { arriving } from "./arriving.ts";
import { type BodyShare, type HeldBytes, holdBytes } from "./held-bytes.ts";
import { findMalformedField, malformedField } from "./url.ts";

/** Largest body of an operation that declares no limit of its own. */
export const maxBodyBytes = 64 * 1024;

/** Largest body of a sign-in or of a request for a token, whose sender nobody knows yet. */
export const maxSignInBytes = 16 * 1024;

/**
 * Reads a JSON body as text and value, and stops at the size limit.
 *
 * @throws ApiError `unsupported_media_type`, `payload_too_large`, or
 * `parameter_missing` for text that is not JSON.
 */
export async function readJsonBody(
  request: Request,
  { share, maxBytes = maxBodyBytes }: { share: BodyShare; maxBytes?: number },
): Promise<{ text: string; value: unknown }> {
  requireJson(request);
  return parseJsonBody(await readBodyAtMost(request, maxBytes, { share }));
}

/** @throws ApiError `unsupported_media_type`. */
export function requireJson({ headers }: Request): void {
  const type = headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw notJson(type);
  const coding = headers.get("content-encoding")?.trim() ?? "";
  if (!/^(?:identity)?$/i.test(coding)) throw compressed(coding);
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i.exec(type) ?? [];
  if (/^(?:utf-?(?:16|32)|ucs-?[24]|iso-10646-ucs)/i.test(charset)) throw notUtf8Json(charset);
}

/**
 * @throws ApiError `parameter_missing` for bytes that are not JSON, `unsupported_media_type` for JSON in
 * another encoding than UTF-8.
 */
export function parseJsonBody(bytes: Uint8Array): { text: string; value: unknown } {
  refuseWide(bytes);
  try {
    const text = decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw error instanceof SyntaxError ? malformed(error) : notUtf8(error);
  }
}

/** @param bytes the first of a body of JSON, or all. @throws ApiError `unsupported_media_type`. */
export function refuseWide(bytes: Uint8Array): void {
  const encoding = wideEncoding(bytes);
  if (encoding !== null) throw notUtf8Json(encoding);
}

/** The error for a body that is not text in UTF-8. */
export function notUtf8(cause: unknown): ApiError {
  return new ApiError("parameter_missing", {
    message: "The body is not text in UTF-8.",
    param: "body",
    clarification: "Can the body be sent in UTF-8?",
    cause,
  });
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
}

/** How the bytes of a body are checked and counted while they arrive. */
type Arrival = {
  /** Sees the bytes. After it throws, the rest of the body is dropped. */
  check?(part: Uint8Array): void;
  /** Whether no byte is read of a body whose declared length is over the limit. */
  refusesByLength?: boolean;
} & (
  | /** Counts the bytes, and is released by the caller. */ { held: HeldBytes }
  | /** The share that the bytes take while they arrive. */ { share: BodyShare }
);

/**
 * Reads a body of at most this size. A body of up to twice the size is read to its end and dropped,
 * because a connection that closes while the client still sends can lose the response.
 *
 * @throws ApiError `payload_too_large`, `body_too_slow`, `rate_limit_exceeded` if the caller sends
 * too many bytes of bodies at a time, `dependency_unavailable` if all callers do.
 */
export async function readBodyAtMost(
  request: Request,
  maxBytes: number,
  arrival: Arrival,
): Promise<Uint8Array<ArrayBuffer>> {
  const { check, refusesByLength = false } = arrival;
  const maxRead = 2 * maxBytes;
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > (refusesByLength ? maxBytes : maxRead)) throw tooLarge(maxBytes);
  const held = "held" in arrival ? arrival.held : holdBytes(arrival.share);
  let body: Uint8Array<ArrayBuffer> = new Uint8Array();
  let size = 0;
  let refusal: { error: unknown } | undefined;
  try {
    for await (const part of arriving(request)) {
      size += part.byteLength;
      if (size > maxRead) throw tooLarge(maxBytes);
      if (size > maxBytes || refusal) continue;
      try {
        held.add(part.byteLength);
        body = append(body, part, size, maxBytes);
        check?.(part);
      } catch (error) {
        refusal = { error };
        body = new Uint8Array();
        held.release();
      }
    }
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (refusal) throw refusal.error;
    return size === body.length ? body : body.slice(0, size);
  } finally {
    if ("share" in arrival) held.release();
  }
}

/** Adds a part to what has arrived. A list of parts of one byte each would take a hundred times their size. */
function append(
  body: Uint8Array<ArrayBuffer>,
  part: Uint8Array,
  size: number,
  maxBytes: number,
): Uint8Array<ArrayBuffer> {
  const hasRoom = size <= body.length;
  const longer = hasRoom
    ? body
    : new Uint8Array(Math.min(maxBytes, Math.max(size, 2 * body.length)));
  if (!hasRoom) longer.set(body);
  longer.set(part, size - part.byteLength);
  return longer;
}

function notJson(type: string): ApiError {
  return new ApiError("unsupported_media_type", {
    message: `The body must be JSON; its Content-Type is ${type === "" ? "absent" : `\`${type.slice(0, 100)}\``}.`,
    param: "Content-Type",
    clarification: "Can the body be sent as JSON, with `Content-Type: application/json`?",
  });
}

/** The encoding of text with two or four bytes for each character, of which the first two of JSON are in ASCII. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked) return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16";
  if (fourth === undefined) return null;
  const zeros = [first, second, third, fourth].map((byte) => (byte === 0 ? "0" : "x")).join("");
  return wideForms[zeros] ?? null;
}

const wideForms: Readonly<Record<string, string>> = {
  "0x0x": "UTF-16",
  x0x0: "UTF-16",
  "000x": "UTF-32",
  x000: "UTF-32",
};

function compressed(coding: string): ApiError {
  return new ApiError("unsupported_media_type", {
    message: `The body must be JSON as it is, not compressed; its Content-Encoding is \`${coding.slice(0, 100)}\`.`,
    param: "Content-Encoding",
    clarification: "Can the body be sent uncompressed, without the header Content-Encoding?",
  });
}

function notUtf8Json(encoding: string): ApiError {
  return new ApiError("unsupported_media_type", {
    message: `The body must be JSON in UTF-8; it is in ${encoding}. Send it in UTF-8, with \`Content-Type: application/json\`.`,
    param: "Content-Type",
    clarification: "Can the body be sent in UTF-8, with `Content-Type: application/json`?",
  });
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError("payload_too_large", {
    message: `The body is larger than ${maxBytes} bytes.`,
    clarification: "Which parts of the body can be omitted or sent in another call?",
  });
}

function malformed(cause: SyntaxError): ApiError {
  return new ApiError("parameter_missing", {
    message: `The body is not well-formed JSON: ${cause.message.slice(0, 120)}.`,
    param: "body",
    clarification: "What should the body contain? It must be one JSON object in UTF-8.",
  });
}

/** Media types may have any case and parameters (RFC 9110, 8.3.1). */
const formType = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Reads the fields of a form, in order.
 *
 * @throws ApiError `unsupported_media_type`, `parameter_missing` for text that is not well-formed, and
 * what {@link readBodyAtMost} throws.
 */
export async function readFormBody(
  request: Request,
  maxBytes: number,
  arrival: { share: BodyShare; refusesByLength?: boolean },
): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!formType.test(type)) {
    throw new ApiError("unsupported_media_type", {
      message: "The form has to be sent as application/x-www-form-urlencoded.",
    });
  }
  const text = decodeForm(await readBodyAtMost(request, maxBytes, arrival));
  const malformed = text.includes("\0") ? "body" : findMalformedField(text, () => true);
  if (malformed !== null) throw malformedField(malformed.toWellFormed().replaceAll("\0", "\ufffd"));
  return new URLSearchParams(text);
}

function decodeForm(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    throw notUtf8(cause);
  }
}
