/** The part of a file that a request asks for. */
type ByteRange =
  | { kind: "whole" }
  | { kind: "part" /** The position of the first byte. */; offset: number; length: number }
  | { kind: "unsatisfiable" };

const whole: ByteRange = { kind: "whole" };
const unsatisfiable: ByteRange = { kind: "unsatisfiable" };

/**
 * Reads `Range` and `If-Range` (RFC 9110, 14.2 and 13.1.5). What is not one range of bytes, or is
 * for another version of the file, means the whole file, as if there were no such header.
 *
 * @param etag strong, of the file.
 */
export function readRange(
  { range, ifRange }: { range?: string | undefined; ifRange?: string | undefined },
  size: number,
  etag: string,
): ByteRange {
  if (range === undefined || (ifRange !== undefined && ifRange.trim() !== etag)) return whole;
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range.trim()) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return whole;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? unsatisfiable : { kind: "part", offset: size - length, length };
  }
  const offset = Number(first);
  if (last !== "" && Number(last) < offset) return whole;
  if (offset >= size) return unsatisfiable;
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return { kind: "part", offset, length: end - offset + 1 };
}
