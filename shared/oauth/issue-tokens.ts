import { oauthTokens } from "../../schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { mintToken } from "../credentials/token.ts";
import { statement, type Write } from "../db/transaction.ts";
import { lifetimes } from "./context.ts";

/** What a client receives. */
export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  /** Space-separated. */
  scopes: string;
}

/** Issues an access token and a refresh token for a grant, with the rest of the write. */
export async function issueTokens(
  write: Write,
  grant: { id: string; scopes: string },
  now: number,
): Promise<IssuedTokens> {
  const [accessToken, refreshToken] = [mintToken("oauthAccess"), mintToken("oauthRefresh")];
  const [access, refresh] = await Promise.all([sha256Hex(accessToken), sha256Hex(refreshToken)]);
  const row = { grantId: grant.id, usedAt: null };
  write(
    statement.insert(oauthTokens).values([
      { ...row, sha256: access, kind: "access", expiresAt: now + lifetimes.accessTokenMs },
      { ...row, sha256: refresh, kind: "refresh", expiresAt: now + lifetimes.refreshTokenMs },
    ]),
  );
  return {
    accessToken,
    refreshToken,
    expiresInSeconds: lifetimes.accessTokenMs / 1_000,
    scopes: grant.scopes,
  };
}
