import { keyedHash } from "../../credentials/keyed-hash.ts";

/**
 * Someone who submits, without a name: all that the verbs are given is hashes,
 * and each for one purpose. None can be told from another's without the secret.
 */
export interface Submitter {
  /** Another one every day. */
  onDay(day: string): Promise<string>;
  /** The same always: for "has submitted", and stored nowhere else. */
  asContributor(): Promise<string>;
  /** Another one in every role and city. */
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
