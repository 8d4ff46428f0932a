import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fromBase64Url, toBase64Url } from "#shared/core/bytes/base64.ts";
import { fromHex } from "#shared/core/bytes/hex.ts";
import { ApiError } from "#shared/core/errors.ts";
import { readKeys } from "#shared/credentials/key-list.ts";
import { type AnyDataPoint, readPayload, writePayload } from "./data-point.ts";

const prefix = "dp_";
/** Prefix of the demo's ids, which name figures of a fixed sample rather than of the catalog. */
export const demoPrefix = "dp_demo_";
/**
 * Stands for a service's keys where there is none: in the package, which computes figures by itself. Ids
 * are then marked as made there. Their tag finds typing errors, and proves nothing.
 */
export const localKey = "local";
const localPrefix = "dp_local_";
const noSecret = "00".repeat(32);
/** Longer texts are not decoded. */
const maxLength = 409;
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
  return prefixOf(key) + toBase64Url(bytes);
}

function prefixOf(key: string): string {
  return key === localKey ? localPrefix : prefix;
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
  const bytes = bytesOf(id, key);
  if (!bytes || bytes.length <= tagLength) throw notFound(id, key);
  const payload = bytes.slice(0, -tagLength);
  const tag = bytes.slice(-tagLength);
  if (!signersOf(key).some((signer) => equal(computeTag(payload, signer), tag)))
    throw notFound(id, key);
  const point = readPayload(new TextDecoder().decode(payload));
  if (!point) throw notFound(id, key);
  return point;
}

/** Whether an id was made by the package, which computes figures without a service. */
export function isOfPackage(id: string): boolean {
  return id.startsWith(localPrefix);
}

/** Where a figure of the package is traced. */
export const ofPackage =
  "This figure was computed without a service, by the package compensation-intelligence, which traces it where it was made and without a key: `compensation-intelligence lineage` with the id, or its tool trace_figure.";

function notFound(id: string, key: string): ApiError {
  return new ApiError("data_point_not_found", {
    message: whyNotFound(id, key),
    param: "data_point_id",
    alternative: "/api/v1/intelligence/salaries/demo",
    suggestions: [
      "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco",
    ],
  });
}

function whyNotFound(id: string, key: string): string {
  const isLocal = isOfPackage(id);
  if (isLocal && key !== localKey) return ofPackage;
  if (!isLocal && key === localKey && id.startsWith(prefix)) {
    return "Only the service that computed this figure can trace it: set COMPENSATION_URL to its address.";
  }
  return `No figure has the id ${id.slice(0, 60)}.`;
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
  const [current, ...earlier] = secret === localKey ? [noSecret] : readKeys(secret);
  const signers: Signers = [createSigner(current), ...earlier.map(createSigner)];
  known = { secret, signers };
  return signers;
}

/** Compares in constant time. */
function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((different, byte, index) => different | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/** The bytes of an id, which has exactly one form. */
function bytesOf(id: string, key: string): Uint8Array<ArrayBuffer> | null {
  const own = prefixOf(key);
  const isOther = id.startsWith(demoPrefix) || !id.startsWith(own);
  return isOther || id.length > maxLength ? null : fromBase64Url(id.slice(own.length));
}
