/** The browser's responses, as a hidden field of the form carries them in JSON. */
import * as z from "zod/mini";
import { fromBase64Url } from "#shared/core/bytes/base64.ts";

/** Bytes in base64url: a key, an id, a signature. The largest is a public key of RSA. */
const Encoded = z.string().check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(8_000));

const common = {
  id: Encoded.check(z.minLength(1), z.maxLength(1_400)),
  rawId: Encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.catch(z.record(z.string(), z.unknown()), {}),
};

const Transport = z.string().check(z.regex(/^[a-z-]{1,30}$/));

export const NewPasskeyResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.catch(z.array(Transport).check(z.maxLength(10)), []),
  }),
});
export type NewPasskeyResponse = z.output<typeof NewPasskeyResponse>;

export const PasskeyResponse = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.catch(z.optional(Encoded), undefined),
  }),
});
export type PasskeyResponse = z.output<typeof PasskeyResponse>;

/** Reads a response; null for text that is none. */
export function parseResponse<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

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
