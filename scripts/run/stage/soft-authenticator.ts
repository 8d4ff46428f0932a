/** An authenticator in software, for what no browser would send. Its one passkey is ES256. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export interface SoftPasskey {
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

export function makeSoftPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // A map of five: kty EC2, alg ES256, crv P-256, x and y of 32 bytes each.
  const cose = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  return {
    credentialId: randomBytes(16).toString("base64url"),
    publicKey: cose.toString("base64url"),
    privateKey,
  };
}

/** The user handle of a new account. */
export const newUserHandle = () => randomBytes(32).toString("base64url");

interface SoftRequest {
  challenge: string;
  origin: string;
  rpId: string;
  /** Further members of the client data, such as `crossOrigin`. */
  clientData?: Record<string, unknown>;
}

/** The response of a passkey to a request for a proof. @param userHandle left out if undefined. */
export function assertSoftly(
  { credentialId, privateKey }: SoftPasskey,
  request: SoftRequest,
  userHandle: string | undefined,
) {
  const clientData = clientDataOf("webauthn.get", request);
  const data = authenticatorData(request.rpId);
  const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey);
  return {
    ...common(credentialId),
    response: {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

/** The response to a request for a new passkey, without attestation. */
export function createSoftly({ credentialId, publicKey }: SoftPasskey, request: SoftRequest) {
  const id = Buffer.from(credentialId, "base64url");
  const data = Buffer.concat([
    authenticatorData(request.rpId, attested),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    Buffer.from(publicKey, "base64url"),
  ]);
  // A map of three: fmt "none", an empty attStmt, authData with its length in a byte.
  const attestation = Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
    Buffer.from([data.length]),
    data,
  ]);
  return {
    ...common(credentialId),
    response: {
      clientDataJSON: clientDataOf("webauthn.create", request).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  };
}

const common = (id: string) => ({
  id,
  rawId: id,
  type: "public-key" as const,
  clientExtensionResults: {},
});

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

function clientDataOf(type: string, { challenge, origin, clientData }: SoftRequest): Buffer {
  return Buffer.from(
    JSON.stringify({ type, challenge, origin, crossOrigin: false, ...clientData }),
  );
}

/** The flag of data that contain a new passkey. */
const attested = 0x40;
/** The person was present, and recognized. */
const presentAndVerified = 0x05;

function authenticatorData(rpId: string, flags = 0): Buffer {
  const counter = Buffer.alloc(4);
  return Buffer.concat([sha256(rpId), Buffer.from([presentAndVerified | flags]), counter]);
}
