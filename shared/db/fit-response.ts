import { isTooLarge } from "./errors.ts";

/** Four reads find the largest page that fits, from a hundred rows down to one. */
const shrinkBy = 4;

/**
 * Reads a page of rows, or a shorter one if its rows are more bytes than the database sends at once
 * (10 MB). A row, and what is read with it, must be far smaller than that.
 *
 * @param limit the most rows.
 * @returns what was read, and the limit that it was read with.
 * @example
 * const { found, limit } = await fitResponse(100, (limit) => db.select().from(notes).limit(limit + 1));
 */
export async function fitResponse<Found>(
  limit: number,
  read: (limit: number) => Promise<Found>,
): Promise<{ found: Found; limit: number }> {
  try {
    return { found: await read(limit), limit };
  } catch (error) {
    if (limit === 1 || !isTooLarge(error)) throw error;
    return fitResponse(Math.ceil(limit / shrinkBy), read);
  }
}
