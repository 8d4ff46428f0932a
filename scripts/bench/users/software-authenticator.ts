/** A passkey made by a program, so that a sign-up can be measured without a browser. */
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";

interface CreationOptions {
  challenge: string;
  rp: { id: string };
}

/** @returns what a browser puts into the field of the form, as JSON. */
export function makePasskey({ challenge, rp }: CreationOptions, origin: string): string {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const clientData = { type: "webauthn.create", challenge, origin, crossOrigin: false };
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData")],
    bytes(authenticatorData(rp.id, id, Buffer.from(x, "base64url"), Buffer.from(y, "base64url"))),
  ]);
  const encoded = id.toString("base64url");
  return JSON.stringify({
    ...{ id: encoded, rawId: encoded, type: "public-key", clientExtensionResults: {} },
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  });
}

/** https://www.w3.org/TR/webauthn-3/#authenticator-data: a person who is present and verified, and a new key. */
function authenticatorData(rpId: string, id: Buffer, x: Buffer, y: Buffer): Buffer {
  const flags = 0x01 | 0x04 | 0x40;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  // COSE: kind 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x and y.
  const key = [Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(x)];
  return Buffer.concat([
    createHash("sha256").update(rpId).digest(),
    Buffer.from([flags, 0, 0, 0, 0]),
    ...[Buffer.alloc(16), length, id],
    ...[...key, Buffer.from([0x22]), bytes(y)],
  ]);
}

/** CBOR, of texts below 24 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
}

/** CBOR, of up to 64 KiB. */
function bytes(value: Buffer): Buffer {
  const head =
    value.length < 256
      ? Buffer.from([0x58, value.length])
      : Buffer.from([0x59, value.length >> 8, value.length & 0xff]);
  return Buffer.concat([head, value]);
}
