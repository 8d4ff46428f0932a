/** The browser's responses, as a hidden field of the form carries them in JSON. */
import * as z from "zod/mini";

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
