import { gunzip, gzip } from "#shared/core/bytes/gzip.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import { ApiError } from "#shared/core/errors.ts";
import { type Body, decodeBody } from "./body.ts";

/** A packed body with its checksum, as stored. */
export interface PackedRow {
  body: Uint8Array<ArrayBuffer>;
  /** Hex SHA-256 of the body. */
  checksum: string;
}

/**
 * Larger bodies are compressed, to a third or less: a short one takes longer to decompress than to
 * decode from the text of a response.
 */
const maxPlainBytes = 32_000;
/** How a gzip stream begins. No body does: this would be a number of columns beyond any other. */
const gzipMark = [0x1f, 0x8b];

export async function toPackedRow(body: Uint8Array<ArrayBuffer>): Promise<PackedRow> {
  const stored = body.length > maxPlainBytes ? await gzip(body) : body;
  return { body: stored, checksum: await checksumOf(stored) };
}

/** A row as a query returns it, which may find none; or of a file, whose checksum has been verified. */
export type StoredRow =
  | { body: PackedRow["body"] | null; checksum: string | null | typeof verified }
  | undefined;

export const verified = Symbol("verified");

/**
 * Verifies and decodes a stored body.
 *
 * @param name what it contains, for the log.
 * @throws {ApiError} `dependency_unavailable` if it is missing or damaged.
 */
export async function openPackedRow<Header>(row: StoredRow, name: string): Promise<Body<Header>> {
  if (!row?.body) throw missingRow(name);
  const { body, checksum } = row;
  if (checksum !== verified && (await checksumOf(body)) !== checksum) {
    throw unavailable(`The packed row of ${name} does not match its checksum.`);
  }
  return decodePackedBody<Header>(body);
}

/** Decodes a stored body that has been verified. */
export async function decodePackedBody<Header>(
  body: Uint8Array<ArrayBuffer>,
): Promise<Body<Header>> {
  return decodeBody<Header>(isCompressed(body) ? await gunzip(body) : body);
}

export function isCompressed(body: Uint8Array): boolean {
  return gzipMark.every((byte, at) => body[at] === byte);
}

export function missingRow(name: string): ApiError {
  return unavailable(`There is no packed row of ${name} in this format.`);
}

async function checksumOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", body)));
}

function unavailable(reason: string): ApiError {
  return new ApiError("dependency_unavailable", {
    message:
      'The reference data is not packed for this version of the service. Its operator can run "npm run db:load".',
    afterSeconds: 60,
    cause: new Error(reason),
  });
}
