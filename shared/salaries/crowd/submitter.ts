import { keyedHash } from "../../credentials/keyed-hash.ts";

/**
 * A submitting account, known only by keyed hashes, each for one purpose. Without
 * the secret, hashes of the same account cannot be linked to each other.
 */
export interface Submitter {
  /** A different hash every day. */
  onDay(day: string): Promise<string>;
  /** Always the same hash; it is stored only to record that the account has submitted. */
  asContributor(): Promise<string>;
  /** A different hash for every role and city. */
  inGroup(roleSlug: string, citySlug: string): Promise<string>;
}

/** @param secret hex, 32 bytes. */
export function submitterOf(accountId: string, secret: string): Submitter {
  return {
    onDay: (day) => keyedHash(secret, "submission day", accountId, day),
    asContributor: () => keyedHash(secret, "contributor", accountId),
    inGroup: (role, city) => keyedHash(secret, "submission group", accountId, role, city),
  };
}
