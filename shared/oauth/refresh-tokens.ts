import { and, eq, exists, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { oauthGrants, oauthTokens } from "../../schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { parseToken } from "../credentials/token.ts";
import { assertInBatch, statement, writeAtomically } from "../db/transaction.ts";
import { bounds, type OauthContext } from "./context.ts";
import { type IssuedTokens, issueTokens } from "./issue-tokens.ts";
import { OauthError } from "./oauth-error.ts";
import type { OauthResource } from "./scopes.ts";

export interface Refresh {
  refreshToken: string;
  clientId: string;
  /** The resource that the client names again; it may leave it out. */
  resource: OauthResource | null;
}

/**
 * Exchanges a refresh token for new tokens, once, in one transaction. A second use revokes the
 * grant with all its tokens, because one of the two was not the client; so does a client that
 * refreshes without end.
 *
 * @throws {OauthError} `invalid_grant`, `invalid_target`
 */
export async function refreshTokens(
  { db, now }: OauthContext,
  { refreshToken, clientId, resource }: Refresh,
): Promise<IssuedTokens> {
  if (parseToken(refreshToken)?.kind !== "oauthRefresh") throw notValid();
  const sha256 = await sha256Hex(refreshToken);
  const own = and(eq(oauthTokens.sha256, sha256), eq(oauthTokens.kind, "refresh"));
  const outcome = await writeAtomically(db, async (write) => {
    const [row] = await db
      .select()
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
      .where(own);
    if (!row || row.oauth_grants.clientId !== clientId) throw notValid();
    const { oauth_tokens: token, oauth_grants: grant } = row;
    if (grant.revokedAt !== null || token.expiresAt <= now) throw notValid();
    const ofGrant = eq(oauthGrants.id, grant.id);
    const used = and(eq(oauthTokens.grantId, grant.id), isNotNull(oauthTokens.usedAt));
    // To forget used tokens instead would let a thief refresh until the owner's is forgotten.
    if (token.usedAt !== null || (await db.$count(oauthTokens, used)) >= bounds.usedTokens) {
      write(statement.update(oauthGrants).set({ revokedAt: now }).where(ofGrant));
      return null;
    }
    if (resource !== null && resource !== grant.resource) {
      throw new OauthError("invalid_target", "The refresh token was issued for another resource.");
    }
    const unused = statement
      .select()
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
      .where(
        and(
          own,
          isNull(oauthTokens.usedAt),
          isNull(oauthGrants.revokedAt),
          gt(oauthTokens.expiresAt, now),
        ),
      );
    write(
      assertInBatch(exists(unused)),
      statement.update(oauthTokens).set({ usedAt: now }).where(own),
      statement
        .delete(oauthTokens)
        .where(and(eq(oauthTokens.grantId, grant.id), lte(oauthTokens.expiresAt, now))),
      statement.update(oauthGrants).set({ refreshedAt: now }).where(ofGrant),
    );
    return issueTokens(write, grant, now);
  });
  if (!outcome) throw notValid();
  return outcome;
}

function notValid(): OauthError {
  return new OauthError(
    "invalid_grant",
    "The refresh token is not valid: it is good once, for 30 days, with the client_id that it was issued to. Its use a second time, or its owner, may have revoked it.",
  );
}
