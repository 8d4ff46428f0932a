/** Chromium's virtual authenticator: a device that says yes. */
import type { CDPSession, Page } from "playwright-core";
import type { SoftPasskey } from "#scripts/run/stage/soft-authenticator.ts";

export interface Authenticator {
  id: string;
  client: CDPSession;
  /** Its passkeys, with their signature counters. */
  credentials(): Promise<{ credentialId: string; signCount: number }[]>;
  /** Puts a passkey for `localhost` into it, with the user handle of its account (base64url). */
  add(passkey: SoftPasskey & { userHandle: string }): Promise<void>;
  /** Whether its person is recognized. */
  setVerified(isVerified: boolean): Promise<void>;
  /** Puts the counter of its first passkey back, as a copy of the device would have it. */
  rewind(signCount: number): Promise<void>;
  remove(): Promise<void>;
  /** Removes every device of the page. */
  unplug(): Promise<void>;
}

/** Plugs a device into this page's browser. Passkeys are of this page and device alone. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId: id } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const read = () => client.send("WebAuthn.getCredentials", { authenticatorId: id });
  return {
    id,
    client,
    credentials: async () => (await read()).credentials,
    async add({ credentialId, privateKey, userHandle }) {
      const key = privateKey.export({ format: "der", type: "pkcs8" });
      await client.send("WebAuthn.addCredential", {
        authenticatorId: id,
        credential: {
          credentialId: toBase64(credentialId),
          ...{ isResidentCredential: true, rpId: "localhost", signCount: 0 },
          privateKey: key.toString("base64"),
          userHandle: toBase64(userHandle),
        },
      });
    },
    async setVerified(isUserVerified) {
      await client.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified });
    },
    async rewind(signCount) {
      const [credential] = (await read()).credentials;
      if (!credential) throw new Error("the device has no passkey");
      const { credentialId } = credential;
      await client.send("WebAuthn.removeCredential", { authenticatorId: id, credentialId });
      await client.send("WebAuthn.addCredential", {
        authenticatorId: id,
        credential: { ...credential, signCount },
      });
    },
    async remove() {
      await client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: id });
    },
    async unplug() {
      await client.send("WebAuthn.disable");
      await client.detach();
    },
  };
}

const toBase64 = (base64Url: string) => Buffer.from(base64Url, "base64url").toString("base64");
