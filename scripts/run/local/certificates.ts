/** Certificates for local receivers: a local certificate authority, and the certificates that it issues. */
import "reflect-metadata";
import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";

/** A certificate and its private key, both in PEM. */
export interface CertifiedKey {
  certificate: string;
  key: string;
}

interface CertificateOptions {
  /** DNS names that the certificate covers. */
  names: readonly string[];
  notBefore?: Date;
  notAfter?: Date;
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const yearMs = 365 * 86_400_000;

/** Creates an authority that is valid for 10 years. Only processes configured with it trust it. */
export async function createAuthority(name: string): Promise<CertifiedKey> {
  const keys = createKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(Date.now() - yearMs),
    notAfter: new Date(Date.now() + 10 * yearMs),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  return { certificate: certificate.toString("pem"), key: keys.pem };
}

/** Issues a server certificate. By default it is valid from one day ago until one year from now. */
export async function issueCertificate(
  authority: CertifiedKey,
  { names, notBefore, notAfter }: CertificateOptions,
): Promise<CertifiedKey> {
  const issuer = new X509Certificate(authority.certificate);
  const keys = createKeys();
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${names[0]}`,
    issuer: issuer.subject,
    publicKey: keys.publicKey,
    signingKey: signingKey(createPrivateKey(authority.key)),
    signingAlgorithm: algorithm,
    notBefore: notBefore ?? new Date(Date.now() - 86_400_000),
    notAfter: notAfter ?? new Date(Date.now() + yearMs),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(names.map((value) => ({ type: "dns" as const, value }))),
    ],
  });
  return { certificate: certificate.toString("pem"), key: keys.pem };
}

interface KeyPair {
  publicKey: CryptoKey;
  privateKey: CryptoKey;
  pem: string;
}

function createKeys(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    publicKey: publicKey.toCryptoKey(algorithm, true, ["verify"]),
    privateKey: signingKey(privateKey),
    pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

function signingKey(key: KeyObject): CryptoKey {
  return key.toCryptoKey(algorithm, false, ["sign"]);
}
