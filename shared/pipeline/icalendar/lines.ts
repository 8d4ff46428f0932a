/** Content lines of iCalendar (RFC 5545, 3.1). */

const encoder = new TextEncoder();
const maxOctets = 75;

/** Text as the value of a property. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, "\\n");
}

/** Breaks a line so that no part has more than 75 octets and no character is cut. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
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

/** An instant in UTC, to the second. */
export function utc(at: string): string {
  return `${at.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
