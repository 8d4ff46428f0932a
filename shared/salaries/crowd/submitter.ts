import { readKeys } from "#shared/credentials/key-list.ts";
import { keyedHash } from "#shared/credentials/keyed-hash.ts";

/**
 * A submitting account, known only by keyed hashes, each for one purpose. Without
 * the secret, hashes of the same account cannot be linked to each other.
 */
export interface Submitter extends SubmitterHashes {
  /** The same account as the service's earlier keys hash it. */
  earlier: readonly SubmitterHashes[];
}

interface SubmitterHashes {
  /** A different hash every day. */
  onDay(day: string): Promise<string>;
  /** Always the same hash; it is stored only to record that the account has submitted. */
  asContributor(): Promise<string>;
  /** A different hash for every role and city. */
  inGroup(roleSlug: string, citySlug: string): Promise<string>;
}

/** @param secret keys (`readKeys`), of which the first is used for what is stored. */
export function createSubmitter(accountId: string, secret: string): Submitter {
  const [current, ...earlier] = readKeys(secret);
  const hashesUnder = (key: string): SubmitterHashes => ({
    onDay: (day) => keyedHash(key, "submission day", accountId, day),
    asContributor: () => keyedHash(key, "contributor", accountId),
    inGroup: (role, city) => keyedHash(key, "submission group", accountId, role, city),
  });
  return { ...hashesUnder(current), earlier: earlier.map(hashesUnder) };
}

/** The hashes of a contributor under each key, the current one's first. */
export function contributorHashes(submitter: Submitter): Promise<string[]> {
  return Promise.all([submitter, ...submitter.earlier].map((hashes) => hashes.asContributor()));
}
