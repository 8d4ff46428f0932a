/** Runs before all tests, so that every workerd trusts the receivers of the tests. */
import { authorityFile, ensureAuthority } from "./authority.ts";

export default async function prepareAuthority(): Promise<void> {
  await ensureAuthority();
  process.env.NODE_EXTRA_CA_CERTS = authorityFile;
}
