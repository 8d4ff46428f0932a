const secretBytes = 32;

/**
 * A new signing secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64.
 */
export function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
