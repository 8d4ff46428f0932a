import { toBase64Url } from "#shared/core/bytes/base64.ts";
import { keyedHash, keyedHashes } from "#shared/credentials/keyed-hash.ts";

/** A new secret of 192 bits, for the fragment of a link: browsers send it to no server. */
export function makeLinkSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
}

/** The secret in what was pasted: the whole link, or what follows its `#`. */
export function secretIn(typed: string): string {
  return typed.slice(typed.lastIndexOf("#") + 1).trim();
}

const label = "invitation";

/** The hashes under each of the service's keys: a link made under an earlier one still opens. */
export function linkSecretHashes(secretsKey: string, secret: string): Promise<string[]> {
  return keyedHashes(secretsKey, label, secret);
}

/** The hash of a new link's secret as it is stored. */
export function hashLinkSecret(secretsKey: string, secret: string): Promise<string> {
  return keyedHash(secretsKey, label, secret);
}
