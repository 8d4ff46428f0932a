/** The certificate authority that Workers trust in tests, and valid and invalid certificates. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type CertifiedKey,
  createAuthority,
  issueCertificate,
} from "#scripts/run/local/certificates.ts";
import { writePrivately } from "#scripts/run/local/private-file.ts";

const folder = join(import.meta.dirname, "../../../../node_modules/.cache/test-authority");
const keyFile = join(folder, "key.pem");

/** The value of `NODE_EXTRA_CA_CERTS`. */
export const authorityFile = join(folder, "certificate.pem");

/** Creates the authority if there is none yet. */
export async function ensureAuthority(): Promise<void> {
  if (existsSync(authorityFile)) return;
  mkdirSync(dirname(keyFile), { recursive: true });
  const { certificate, key } = await createAuthority("Receivers of tests");
  writePrivately(keyFile, key);
  // Last, because its existence means that both files are complete.
  writePrivately(authorityFile, certificate);
}

export type CertificateKind =
  | "good"
  | "expired"
  | "not yet valid"
  | "other host"
  | "unknown issuer";

const dayMs = 86_400_000;

export async function certificateFor(
  names: readonly string[],
  kind: CertificateKind = "good",
): Promise<CertifiedKey> {
  const authority =
    kind === "unknown issuer"
      ? await createAuthority("Nobody knows")
      : {
          certificate: readFileSync(authorityFile, "utf8"),
          key: readFileSync(keyFile, "utf8"),
        };
  const fromNow = (days: number) => new Date(Date.now() + days * dayMs);
  switch (kind) {
    case "expired":
      return issueCertificate(authority, { names, notBefore: fromNow(-9), notAfter: fromNow(-2) });
    case "not yet valid":
      return issueCertificate(authority, { names, notBefore: fromNow(2), notAfter: fromNow(9) });
    case "other host":
      return issueCertificate(authority, { names: ["elsewhere.test"] });
    default:
      return issueCertificate(authority, { names });
  }
}
