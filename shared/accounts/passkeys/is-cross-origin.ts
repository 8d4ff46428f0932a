import { fromBase64Url } from "#shared/core/bytes/base64.ts";

/**
 * Whether a browser says that a passkey's response was made in a frame of another site (WebAuthn,
 * 5.8.1). Nothing of this service asks for one there, and the library accepts it from browsers that do
 * not name that site.
 *
 * @param clientDataJson base64url.
 */
export function isCrossOrigin(clientDataJson: string): boolean {
  try {
    const bytes = fromBase64Url(clientDataJson) ?? new Uint8Array();
    const { crossOrigin, topOrigin } = JSON.parse(new TextDecoder().decode(bytes));
    return crossOrigin === true || topOrigin !== undefined;
  } catch {
    // No response at all, as the library will say.
    return false;
  }
}
