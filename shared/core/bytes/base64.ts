const maxArguments = 4_096;

/** Encodes bytes in standard base64, with padding. */
export function toBase64(bytes: Uint8Array): string {
  // Works in parts, because spreading a large array would exceed the limit on arguments.
  let text = "";
  for (let from = 0; from < bytes.length; from += maxArguments) {
    text += String.fromCharCode(...bytes.subarray(from, from + maxArguments));
  }
  return btoa(text);
}

/**
 * Decodes standard base64, with or without padding.
 *
 * @throws DOMException if the text is not base64.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  // An iteration over the text would make a string of each character: packed reference data is long.
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

const urlSafe = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Encodes bytes in the URL-safe alphabet of base64, without padding. It is for short texts such as
 * ids, for which it takes a third of the time of `btoa` and three replacements.
 */
export function toBase64Url(bytes: Uint8Array): string {
  const at = (index: number) => bytes[index] ?? 0;
  const sextet = (bits: number, shift: number) => urlSafe.charAt((bits >> shift) & 63);
  let text = "";
  for (let from = 0; from < bytes.length; from += 3) {
    const bits = (at(from) << 16) | (at(from + 1) << 8) | at(from + 2);
    text += sextet(bits, 18) + sextet(bits, 12) + sextet(bits, 6) + sextet(bits, 0);
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

/** Decodes what {@link toBase64Url} returns; null for any other text, so that bytes have one encoding. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
