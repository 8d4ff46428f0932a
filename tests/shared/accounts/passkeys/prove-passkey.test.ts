import { expect, it } from "vitest";
import {
  assertSoftly,
  createSoftly,
  makeSoftPasskey,
} from "#scripts/run/stage/soft-authenticator.ts";
import { checkNewPasskey } from "#shared/accounts/passkeys/check-new-passkey.ts";
import { checkPasskey } from "#shared/accounts/passkeys/prove-passkey.ts";

const party = { id: "pay.example", origin: "https://pay.example", name: "Pay" };
const challenge = "Y2hhbGxlbmdl";
const userHandle = "aGFuZGxl";
const passkey = makeSoftPasskey();
const stored = { ...passkey, counter: 0, userHandle };

/** Whether a proof counts. @param own what is different from a proper one. */
async function proves(own: { clientData?: Record<string, unknown>; handle?: string | null } = {}) {
  const request = { challenge, origin: party.origin, rpId: party.id, ...own };
  const handle = own.handle === null ? undefined : (own.handle ?? userHandle);
  return (
    (await checkPasskey(party, challenge, assertSoftly(passkey, request, handle), stored)) !== null
  );
}

it("a proof counts if it says whose passkey it is, and comes from no frame of another site", async () => {
  expect(await proves()).toBe(true);
  expect(await proves({ handle: null })).toBe(false);
  expect(await proves({ handle: "b3RoZXI" })).toBe(false);
  expect(await proves({ clientData: { crossOrigin: true } })).toBe(false);
  const topOrigin = "https://evil.example";
  expect(await proves({ clientData: { crossOrigin: true, topOrigin } })).toBe(false);
  expect(await proves({ clientData: { crossOrigin: undefined } })).toBe(true);
});

it("a new passkey counts if it was not made in a frame of another site", async () => {
  const makes = async (clientData: Record<string, unknown>) => {
    const request = { challenge, origin: party.origin, rpId: party.id, clientData };
    return checkNewPasskey(party, challenge, createSoftly(makeSoftPasskey(), request));
  };
  expect(await makes({})).toMatchObject({ counter: 0, transports: "internal" });
  expect(await makes({ crossOrigin: true })).toBeNull();
});
