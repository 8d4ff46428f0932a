import { ApiError } from "../../core/errors.ts";
import { notUtf8, readBodyAtMost } from "./body.ts";
import type { BodyShare } from "./held-bytes.ts";
import { findMalformedField, malformedField } from "./well-formed-url.ts";

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
  const text = decode(await readBodyAtMost(request, maxBytes, arrival));
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
