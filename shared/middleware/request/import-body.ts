/** A large body, looked through while it arrives. */
import { toHex } from "../../core/bytes/hex.ts";
import { notUtf8, parseJsonBody, readBodyAtMost, refuseWide, requireJson } from "./body.ts";
import type { HeldBytes } from "./held-bytes.ts";

/** Sees a body as it arrives, and throws as soon as it is not acceptable. */
interface BytesReader {
  push(bytes: Uint8Array): void;
}

/** Sees a text as it arrives, and returns its value at the end. */
interface TextReader {
  push(text: string): void;
  end(): unknown;
}

export interface LargeBody {
  /** Hex SHA-256 of the bytes. */
  sha256: string;
  /** Parses the body. Not done before it is needed, because it takes memory and time. */
  parse(): { text: string; value: unknown };
}

/**
 * Reads a body of JSON or text, and stops at the size limit or as soon as its reader throws.
 *
 * @param held counts its bytes, also after they have arrived.
 * @throws ApiError `unsupported_media_type`, `parameter_missing` for text that is not UTF-8, and what
 * {@link readBodyAtMost} and the readers throw.
 */
export async function readLargeBody(
  request: Request,
  maxBytes: number,
  readers: { json: () => BytesReader; otherType: string; other: () => TextReader },
  held: HeldBytes,
): Promise<LargeBody> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== readers.otherType) {
    requireJson(request);
    const scanner = readers.json();
    let isBegun = false;
    const check = (part: Uint8Array) => {
      if (!isBegun) refuseWide(part);
      isBegun = true;
      scanner.push(part);
    };
    const bytes = await readBodyAtMost(request, maxBytes, { check, held });
    return { sha256: await hashOf(bytes), parse: () => parseJsonBody(bytes) };
  }
  const reader = readers.other();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const read = (part?: Uint8Array) => reader.push(decode(decoder, part));
  const bytes = await readBodyAtMost(request, maxBytes, { check: read, held });
  read();
  const value = reader.end();
  return { sha256: await hashOf(bytes), parse: () => ({ text: "", value }) };
}

function decode(decoder: TextDecoder, part: Uint8Array | undefined): string {
  try {
    return part ? decoder.decode(part, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw notUtf8(cause);
  }
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
