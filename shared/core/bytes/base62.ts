const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The largest multiple of 62 that fits in a byte. Larger bytes are skipped because they would bias the result. */
const fairBytes = 248;

/** Uniformly random base62 text from the platform's cryptographic random number generator. */
export function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fairBytes && text.length < length) text += alphabet.charAt(byte % 62);
    }
  }
  return text;
}

/**
 * Base62 text that looks as random as the number that it is made from.
 *
 * @param hex of many more bits than the text has, so that every character is equally likely.
 */
export function base62OfHex(hex: string, length: number): string {
  let text = "";
  for (let rest = BigInt(`0x${hex}`); text.length < length; rest /= 62n) {
    text += alphabet.charAt(Number(rest % 62n));
  }
  return text;
}

/** @param value a whole number, zero or more. @returns at least `width` characters, zero-padded. */
export function toBase62(value: number, width: number): string {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) {
    text = alphabet.charAt(rest % 62) + text;
  }
  return text.padStart(width, "0");
}

/** Crockford's alphabet: no letter in it looks like a digit. */
const crockford = "0123456789abcdefghjkmnpqrstvwxyz";

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
      text += crockford.charAt((bits >> count) & 31);
    }
    bits &= (1 << count) - 1;
  }
  return count > 0 ? text + crockford.charAt((bits << (5 - count)) & 31) : text;
}

/** Normalizes a text that a person typed or pasted: spaces, hyphens, capitals, and letters that look like digits. */
export function normalizeBase32(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
}
