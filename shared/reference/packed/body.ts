/**
 * The layout of a packed body: three 32-bit integers (columns, rows, bytes of the header), then
 * the columns of 32-bit integers one after the other, then the header as JSON. Little-endian.
 *
 * Tables of numbers are columns because that is a seventh of their size as objects, in memory too.
 */

/**
 * Version of all layouts in this folder. A change of a layout needs a new one, the next number:
 * the loader keeps the rows of the previous one for the code that is still deployed.
 */
export const packedFormat = 7;

/** Stands for a number that is not published. */
const absent = -(2 ** 31);

const prefixInts = 3;

export interface Body<Header> {
  header: Header;
  /** Columns of equal length. */
  columns: readonly Int32Array[];
  /** Bytes of the body. */
  size: number;
}

/** @throws Error if a value is not a 32-bit integer, or a column differs in length. */
export function encodeBody<Header>(
  header: Header,
  columns: readonly (readonly (number | null)[])[],
): Uint8Array<ArrayBuffer> {
  const rows = columns[0]?.length ?? 0;
  if (columns.some(({ length }) => length !== rows)) throw new Error("Columns differ in length.");
  const text = new TextEncoder().encode(JSON.stringify(header));
  const numbers = new Int32Array(prefixInts + columns.length * rows);
  numbers.set([columns.length, rows, text.length]);
  for (const [at, column] of columns.entries()) {
    numbers.set(column.map(encodeCell), prefixInts + at * rows);
  }
  const body = new Uint8Array(numbers.byteLength + text.length);
  body.set(new Uint8Array(numbers.buffer));
  body.set(text, numbers.byteLength);
  return body;
}

function encodeCell(value: number | null): number {
  if (value === null) return absent;
  if ((value | 0) !== value || value === absent) throw new Error(`${value} cannot be packed.`);
  return value;
}

/**
 * Reads a body whose checksum has been verified. `Header` is the type it was encoded with, which
 * the format guarantees.
 *
 * @throws Error if the lengths do not add up.
 */
export async function decodeBody<Header>(body: Uint8Array<ArrayBuffer>): Promise<Body<Header>> {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [columnCount = 0, rows = 0, textLength = 0] = [0, 4, 8].map((at) =>
    view.getInt32(at, true),
  );
  const start = 4 * prefixInts;
  const end = start + 4 * columnCount * rows;
  if (end + textLength !== body.length)
    throw new Error("The body has another length than it says.");
  // A copy, so that the columns are aligned and the text can be freed.
  const numbers = new Int32Array(body.slice(start, end).buffer);
  return {
    size: body.length,
    // The first text with a letter outside of ASCII takes a `TextDecoder` 18 ms in a process, and a response 4.
    header: await new Response(body.subarray(end)).json(),
    columns: Array.from({ length: columnCount }, (_, at) =>
      numbers.subarray(at * rows, (at + 1) * rows),
    ),
  };
}

/** A cell of a column; null if the number is not published. */
export function cellAt(column: Int32Array | undefined, row: number): number | null {
  const value = column?.[row];
  return value === undefined || value === absent ? null : value;
}
