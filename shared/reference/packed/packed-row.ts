import { gunzip, gzip } from "#shared/core/bytes/gzip.ts";
import { toHex } from "#shared/core/bytes/hex.ts";
import { ApiError } from "#shared/core/errors.ts";
import { type Body, decodeBody } from "./body.ts";

/** A packed body with its name and checksum, as stored. */
export interface PackedRow {
  name: string;
  body: Uint8Array<ArrayBuffer>;
  /** Hex SHA-256 of the body. */
  checksum: string;
  /** Slugs of roles whose occupations are read along with it (`relatedKey`). */
  followers?: readonly string[];
}

/**
 * Larger bodies are compressed, to a third or less: a short one takes longer to decompress than to
 * decode from the text of a response.
 */
const maxPlainBytes = 32_000;
/** How a gzip stream begins. No body does: this would be a number of columns beyond any other. */
const gzipMark = [0x1f, 0x8b];

export async function toPackedRow(name: string, body: Uint8Array<ArrayBuffer>): Promise<PackedRow> {
  const stored = body.length > maxPlainBytes ? await gzip(body) : body;
  return { name, body: stored, checksum: await checksumOf(stored) };
}

/** The same row as small as it can be, where that counts more than how fast it is read. */
export async function compressRow(row: PackedRow): Promise<PackedRow> {
  if (isCompressed(row.body)) return row;
  const body = await gzip(row.body);
  return body.length < row.body.length ? { ...row, body, checksum: await checksumOf(body) } : row;
}

/** A row as it was read. */
export interface StoredRow {
  name: string;
  /** Null, as is the checksum, if it is not packed in this format. */
  body: PackedRow["body"] | null;
  checksum: string | null | typeof verified;
}

/** In place of a checksum that has been verified. */
export const verified = Symbol("verified");

/**
 * Verifies and decodes a stored body.
 *
 * @param name the row's, for the log.
 * @throws {ApiError} `dependency_unavailable` if it is missing or damaged.
 */
export async function openPackedRow<Header>(
  row: StoredRow | null | undefined,
  name = row?.name ?? "",
): Promise<Body<Header>> {
  if (!row?.body) throw missingRow(name);
  const { body, checksum } = row;
  if (checksum !== verified && (await checksumOf(body)) !== checksum) {
    throw unavailable(`The packed row ${name} does not match its checksum.`);
  }
  return decodeBody<Header>(isCompressed(body) ? await gunzip(body) : body);
}

function isCompressed(body: Uint8Array): boolean {
  return gzipMark.every((byte, at) => body[at] === byte);
}

export function missingRow(name: string): ApiError {
  return unavailable(`There is no packed row ${name} in this format.`);
}

export async function checksumOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
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
