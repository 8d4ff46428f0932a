import { readKeys } from "../credentials/key-list.ts";
import { keyedHash } from "../credentials/keyed-hash.ts";
import { deriveToken } from "../credentials/token.ts";
import type { TokenPair } from "./issue-tokens.ts";

/**
 * The tokens that a refresh token is exchanged for. They follow from it, so that a client whose first
 * response was lost can be sent them again although only their hashes are stored. Without the key,
 * neither the refresh token nor the database is of use to compute them.
 *
 * @param secretsKey keys (`readKeys`), of which the first is used.
 */
export async function derivePair(secretsKey: string, refreshToken: string): Promise<TokenPair> {
  const [access, refresh] = await Promise.all([
    keyedHash(secretsKey, "access token of a refresh", refreshToken),
    keyedHash(secretsKey, "refresh token of a refresh", refreshToken),
  ]);
  return {
    accessToken: deriveToken("oauthAccess", access),
    refreshToken: deriveToken("oauthRefresh", refresh),
  };
}

/** The pair under each of the keys: one of them is the pair that was issued, whichever key was the first then. */
export function derivePairs(secretsKey: string, refreshToken: string): Promise<TokenPair[]> {
  return Promise.all(readKeys(secretsKey).map((key) => derivePair(key, refreshToken)));
}
