import { toBase64Url } from "../../core/bytes/base64.ts";
import { keyedHash } from "../../credentials/keyed-hash.ts";

/** A new secret of 192 bits, for the fragment of a link: browsers send it to no server. */
export function makeLinkSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
}

/** The secret in what was pasted: the whole link, or what follows its `#`. */
export function secretIn(typed: string): string {
  return typed.slice(typed.lastIndexOf("#") + 1).trim();
}

export function hashLinkSecret(secretsKey: string, secret: string): Promise<string> {
  return keyedHash(secretsKey, "invitation", secret);
}
