import { isWellFormedText } from "#shared/core/well-formed.ts";
import { notUtf8, readBodyAtMost } from "#shared/middleware/request/body.ts";
import type { HeldBytes } from "#shared/middleware/request/held-bytes.ts";
import { readMultipart } from "#shared/middleware/request/multipart.ts";
import { malformedField } from "#shared/middleware/request/url.ts";

/** A form with a file. */
export interface Upload {
  fields: Readonly<Record<string, string>>;
  /** Null if none was chosen. */
  file: { name: string; bytes: Uint8Array<ArrayBuffer> } | null;
}

const maxNameLength = 200;

/**
 * Reads the body of a form with at most one file.
 *
 * @param held counts its bytes, which the caller releases.
 * @throws ApiError `unsupported_media_type`, `parameter_missing` for a body that is malformed, and what
 * `readAtMost` throws.
 */
export async function readUpload(
  request: Request,
  maxBytes: number,
  held: HeldBytes,
): Promise<Upload> {
  const body = await readBodyAtMost(request, maxBytes, { held });
  const parts = readMultipart(body, request.headers.get("content-type") ?? "");
  const fields: Record<string, string> = Object.create(null);
  let file: Upload["file"] = null;
  for (const { name, filename, bytes } of parts) {
    // A browser sends a field of files without one as a file without a name.
    if (filename === null) fields[name] = textOf(name, bytes);
    else if (filename !== "" || bytes.length > 0) file = { name: nameOf(filename), bytes };
  }
  return { fields, file };
}

function textOf(name: string, bytes: Uint8Array): string {
  const text = decode(bytes);
  if (!isWellFormedText(text)) throw malformedField(name);
  return text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    throw notUtf8(cause);
  }
}

function nameOf(filename: string): string {
  return filename.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxNameLength);
}
