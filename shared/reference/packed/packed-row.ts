import { gunzip, gzip } from "../../core/bytes/gzip.ts";
import { toHex } from "../../core/bytes/hex.ts";
import { ApiError } from "../../core/errors.ts";
import { type Body, decodeBody } from "./body.ts";

/** A packed body with its checksum, as stored. */
export interface PackedRow {
  body: Uint8Array<ArrayBuffer>;
  /** Hex SHA-256 of the body. */
  checksum: string;
}

export async function toPackedRow(body: Uint8Array<ArrayBuffer>): Promise<PackedRow> {
  return { body, checksum: await checksumOf(body) };
}

/** For what is read as a whole and once: a third to a fifth of the size, for more time to read it. */
export async function toCompressedRow(body: Uint8Array<ArrayBuffer>): Promise<PackedRow> {
  return toPackedRow(await gzip(body));
}

/** A row as a query returns it, which may find none. */
export type StoredRow = { body: PackedRow["body"] | null; checksum: string | null } | undefined;

/**
 * Verifies and decodes a stored body.
 *
 * @param name what it contains, for the log.
 * @throws {ApiError} `dependency_unavailable` if it is missing or damaged.
 */
export async function openPackedRow<Header>(row: StoredRow, name: string): Promise<Body<Header>> {
  return decodeBody<Header>(await verify(row, name));
}

/** The same for a compressed body. */
export async function openCompressedRow<Header>(
  row: StoredRow,
  name: string,
): Promise<Body<Header>> {
  return decodeBody<Header>(await gunzip(await verify(row, name)));
}

async function verify(row: StoredRow, name: string): Promise<PackedRow["body"]> {
  if (!row?.body) throw missingRow(name);
  if ((await checksumOf(row.body)) !== row.checksum) {
    throw unavailable(`The packed row of ${name} does not match its checksum.`);
  }
  return row.body;
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
