import { toBase64 } from "#shared/core/bytes/base64.ts";

const secretBytes = 32;

/**
 * A new signing secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64.
 */
export function makeSecret(): string {
  return `whsec_${toBase64(crypto.getRandomValues(new Uint8Array(secretBytes)))}`;
}
