/** Content lines of iCalendar (RFC 5545, 3.1). */

const maxOctets = 75;

/** Everything at which some reader ends a line, Unicode's separators included. */
const lineEnd = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** The control characters, but for the tab: a property value must not contain them. */
const control = /[^\P{Cc}\t]/gu;

/** Escapes text as a property value. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(lineEnd, "\\n")
    .replace(control, "");
}

/** Folds a line into parts of at most 75 octets without splitting a character. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > maxOctets) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** The size of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** An ISO 8601 instant as a date-time in UTC, truncated to seconds. */
export function utc(at: string): string {
  return `${at.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
