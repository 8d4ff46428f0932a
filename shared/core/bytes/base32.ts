/** Crockford's alphabet: no letter in it looks like a digit. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Encodes bytes for people to copy by hand: 16 bytes are 26 characters. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += alphabet.charAt((bits >> count) & 31);
    }
    bits &= (1 << count) - 1;
  }
  return count > 0 ? text + alphabet.charAt((bits << (5 - count)) & 31) : text;
}

/** Normalizes a text that a person typed or pasted: spaces, hyphens, capitals, and letters that look like digits. */
export function normalizeBase32(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
}
