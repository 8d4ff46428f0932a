import { fromBase64Url, toBase64Url } from "../../core/bytes/base64.ts";
import { readCursor, writeCursor } from "../../core/cursor.ts";
import { ApiError } from "../../core/errors.ts";

/** Writes the cursor after a company, by its key. */
export function writeCompany(list: readonly unknown[], key: string): string {
  return writeCursor(JSON.stringify(list), toBase64Url(new TextEncoder().encode(key)));
}

/** @throws ApiError `parameter_missing` if the cursor is malformed or of another list. */
export function readCompany(
  list: readonly unknown[],
  cursor: string | undefined,
): string | undefined {
  if (cursor === undefined) return undefined;
  const read = readCursor(JSON.stringify(list), cursor);
  const bytes = "slug" in read ? fromBase64Url(read.slug) : null;
  if (bytes) return new TextDecoder().decode(bytes);
  const isForeign = "fault" in read && read.fault === "foreign";
  throw new ApiError("parameter_missing", {
    message: `The parameter cursor ${isForeign ? "belongs to a list with other filters" : "is not valid"}. Allowed: the nextCursor of an earlier page of this list.`,
    param: "cursor",
    clarification: "Should the list start over? Then leave cursor out.",
  });
}
