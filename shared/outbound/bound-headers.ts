/** Characters of all names and values that are stored of a response, and of one value. */
const maxLength = 2_048;
const maxValueLength = 400;

/** May let whoever has them act as this service at the receiver. */
const notStored: ReadonlySet<string> = new Set(["set-cookie", "set-cookie2"]);

/**
 * The first header fields of a response, for the log. Long values are cut, and cookies are left out.
 *
 * @param fields names in lower case.
 */
export function boundHeaders(
  fields: Iterable<readonly [string, string]>,
): Readonly<Record<string, string>> {
  const kept: [string, string][] = [];
  let left = maxLength;
  for (const [name, whole] of fields) {
    if (notStored.has(name)) continue;
    const value = whole.replace(/\p{Cc}/gu, " ").slice(0, maxValueLength);
    left -= name.length + value.length;
    if (left < 0) break;
    kept.push([name, value]);
  }
  return Object.fromEntries(kept);
}
