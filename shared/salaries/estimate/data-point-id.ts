import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fromBase64Url, toBase64Url } from "../../core/bytes/base64.ts";
import { fromHex } from "../../core/bytes/hex.ts";
import { ApiError } from "../../core/errors.ts";
import { readKeys } from "../../credentials/key-list.ts";
import { type AnyDataPoint, readPayload, writePayload } from "./data-point.ts";

const prefix = "dp_";
/** Prefix of the demo's ids, which name figures of a fixed sample rather than of the catalog. */
export const demoPrefix = "dp_demo_";
/** Longer texts are not decoded. */
const maxLength = 403;
/** Length of the authentication tag in bytes (96 bits). */
const tagLength = 12;
const encoder = new TextEncoder();

/**
 * Writes a figure's id: the figure's parameters and an authentication tag that
 * only this service can compute. The same figure always has the same id.
 *
 * @param key the service's keys for ids (`readKeys`), of which the first is used.
 */
export function writeDataPointId(point: AnyDataPoint, key: string): string {
  const payload = bytesOfText(writePayload(point));
  const bytes = new Uint8Array(payload.length + tagLength);
  bytes.set(payload);
  bytes.set(computeTag(payload, signersOf(key)[0]), payload.length);
  return prefix + toBase64Url(bytes);
}

/** The text in UTF-8. Payloads are ASCII, for which a call of the platform's encoder takes longer. */
function bytesOfText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return encoder.encode(text);
    bytes[at] = code;
  }
  return bytes;
}

/**
 * @param key the service's keys for ids, each of which is tried.
 * @throws {ApiError} `data_point_not_found` for any text that this service did not issue as an id.
 */
export async function readDataPointId(id: string, key: string): Promise<AnyDataPoint> {
  const bytes = bytesOf(id);
  if (!bytes || bytes.length <= tagLength) throw notFound(id);
  const payload = bytes.slice(0, -tagLength);
  const tag = bytes.slice(-tagLength);
  if (!signersOf(key).some((signer) => equal(computeTag(payload, signer), tag))) throw notFound(id);
  const point = readPayload(new TextDecoder().decode(payload));
  if (!point) throw notFound(id);
  return point;
}

function notFound(id: string): ApiError {
  return new ApiError("data_point_not_found", {
    message: `No figure has the id ${id.slice(0, 60)}.`,
    param: "data_point_id",
    alternative: "/api/v1/intelligence/salaries/demo",
    suggestions: [
      "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco",
    ],
  });
}

/**
 * HMAC-SHA-256, calculated in JavaScript because it takes 2 µs there for the hundred bytes of an
 * id, and 14 µs by a call of WebCrypto.
 */
function computeTag(
  payload: Uint8Array,
  { signer, scratch, digest }: ReturnType<typeof createSigner>,
): Uint8Array {
  signer._cloneInto(scratch).update(payload).digestInto(digest);
  return digest.subarray(0, tagLength);
}

/** An HMAC that has hashed the key already, and memory for a copy of it and for the result. */
const createSigner = (hex: string) => {
  const signer = hmac.create(sha256, fromHex(hex));
  return { signer, scratch: signer.clone(), digest: new Uint8Array(signer.outputLen) };
};

type Signers = readonly [
  current: ReturnType<typeof createSigner>,
  ...earlier: ReturnType<typeof createSigner>[],
];

let known: { secret: string; signers: Signers } | null = null;

/** A signer for each key. The last secret's are kept, because a service has one. */
function signersOf(secret: string): Signers {
  if (known?.secret === secret) return known.signers;
  const [current, ...earlier] = readKeys(secret);
  const signers: Signers = [createSigner(current), ...earlier.map(createSigner)];
  known = { secret, signers };
  return signers;
}

/** Compares in constant time. */
function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((different, byte, index) => different | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** The bytes of an id, which has exactly one form. */
function bytesOf(id: string): Uint8Array<ArrayBuffer> | null {
  if (id.startsWith(demoPrefix) || !id.startsWith(prefix) || id.length > maxLength) return null;
  return fromBase64Url(id.slice(prefix.length));
}
