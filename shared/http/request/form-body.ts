import { ApiError } from "../../core/errors.ts";
import { notUtf8, readAtMost } from "./body.ts";
import type { BodyKind } from "./held-bytes.ts";
import { findMalformedField, malformedField } from "./well-formed-url.ts";

/** In any case of letters, and with parameters, as media types are (RFC 9110, 8.3.1). */
const formType = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Reads the fields of a form, in order.
 *
 * @throws ApiError `unsupported_media_type`, `payload_too_large`, `parameter_missing` for text that
 * is not well-formed.
 */
export async function readFormBody(
  request: Request,
  maxBytes: number,
  kind: BodyKind = "anonymous",
): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!formType.test(type)) {
    throw new ApiError("unsupported_media_type", {
      message: "The form has to be sent as application/x-www-form-urlencoded.",
    });
  }
  const text = decode(await readAtMost(request, maxBytes, { kind }));
  const malformed = text.includes("\0") ? "body" : findMalformedField(text, () => true);
  if (malformed !== null) throw malformedField(malformed.toWellFormed().replaceAll("\0", "\ufffd"));
  return new URLSearchParams(text);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    throw notUtf8(cause);
  }
}
