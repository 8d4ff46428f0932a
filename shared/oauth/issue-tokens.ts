import { oauthTokens } from "#schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { readKeys } from "../credentials/key-list.ts";
import { keyedHash } from "../credentials/keyed-hash.ts";
import { deriveToken, mintToken } from "../credentials/token.ts";
import { statement, type Write } from "../db/transaction.ts";
import { lifetimes, type TokenContext } from "./context.ts";

/** An access token and the refresh token that renews it. */
interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The tokens that a client receives. */
export interface IssuedTokens extends TokenPair {
  expiresInSeconds: number;
  /** Space-separated. */
  scopes: string;
}

export function mintPair(): TokenPair {
  return { accessToken: mintToken("oauthAccess"), refreshToken: mintToken("oauthRefresh") };
}

/** Issues a pair of tokens for a grant, with the rest of the write. Only their hashes are stored. */
export async function issueTokens(
  write: Write,
  grant: { id: string; scopes: string },
  pair: TokenPair,
  { now, accessTokenMs }: Pick<TokenContext, "now" | "accessTokenMs">,
): Promise<IssuedTokens> {
  const [access, refresh] = await Promise.all([
    sha256Hex(pair.accessToken),
    sha256Hex(pair.refreshToken),
  ]);
  const row = { grantId: grant.id, usedAt: null };
  write(
    statement.insert(oauthTokens).values([
      { ...row, sha256: access, kind: "access", expiresAt: now + accessTokenMs },
      { ...row, sha256: refresh, kind: "refresh", expiresAt: now + lifetimes.refreshTokenMs },
    ]),
  );
  return { ...pair, expiresInSeconds: Math.floor(accessTokenMs / 1_000), scopes: grant.scopes };
}

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
