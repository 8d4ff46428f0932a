/** Credentials of the local database: whoever else is on this machine, pages in a browser included, has none. */
import { generateKeyPairSync, sign } from "node:crypto";

export interface DatabaseToken {
  /** Ed25519 public key, in base64url, with which sqld verifies the token. */
  publicKey: string;
  /** JSON Web Token that gives full access until sqld stops. */
  token: string;
}

/** Makes a key and a token that it signs. The private key is not kept. */
export function createDatabaseToken(): DatabaseToken {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const content = [{ alg: "EdDSA", typ: "JWT" }, { a: "rw" }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign(null, Buffer.from(content), privateKey).toString("base64url");
  return {
    publicKey: publicKey.export({ format: "jwk" }).x ?? "",
    token: `${content}.${signature}`,
  };
}
