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
