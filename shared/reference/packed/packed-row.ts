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

/**
 * Verifies and decodes a stored body.
 *
 * @param name what it contains, for the log.
 * @throws {ApiError} `dependency_unavailable` if it is missing or damaged.
 */
export async function openPackedRow<Header>(
  row: { body: PackedRow["body"] | null; checksum: string | null } | undefined,
  name: string,
): Promise<Body<Header>> {
  if (!row?.body) throw unavailable(`There is no packed row of ${name} in this format.`);
  if ((await checksumOf(row.body)) !== row.checksum) {
    throw unavailable(`The packed row of ${name} does not match its checksum.`);
  }
  return decodeBody<Header>(row.body);
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
