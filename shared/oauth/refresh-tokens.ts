import { and, eq, exists, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import type { OauthResource } from "../access/oauth-scopes.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { parseToken } from "../credentials/token.ts";
import { assertInBatch, statement, writeAtomically } from "../db/transaction.ts";
import { bounds, lifetimes, type TokenContext } from "./context.ts";
import { derivePair, derivePairs, type IssuedTokens, issueTokens } from "./issue-tokens.ts";
import { OauthError } from "./oauth-error.ts";

interface Refresh {
  refreshToken: string;
  clientId: string;
  /** The resource that the client names again; it may leave it out. */
  resource: OauthResource | null;
}

/**
 * Exchanges a refresh token for new tokens, once, in one transaction. A second use within ten seconds
 * gets the same ones: it is a client whose requests all found their token expired, or that lost the
 * first response. A later use, or one after the new refresh token was used, revokes the grant with
 * all its tokens, because one of the two was not the client; so does a client that refreshes without
 * end.
 *
 * @throws {OauthError} `invalid_grant`, `invalid_target`
 */
export async function refreshTokens(
  context: TokenContext,
  { refreshToken, clientId, resource }: Refresh,
): Promise<IssuedTokens> {
  const { db, now } = context;
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
    const isFirstUse = token.usedAt === null;
    const again = isFirstUse ? null : await findIssued(context, token, refreshToken);
    // If used tokens were forgotten instead, a thief could refresh until the owner's is forgotten.
    if (isFirstUse ? (await db.$count(oauthTokens, used)) >= bounds.usedTokens : again === null) {
      write(statement.update(oauthGrants).set({ revokedAt: now }).where(ofGrant));
      return null;
    }
    if (resource !== null && resource !== grant.resource) {
      throw new OauthError("invalid_target", "The refresh token was issued for another resource.");
    }
    if (again !== null) return { ...again, scopes: grant.scopes };
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
    const pair = await derivePair(context.secretsKey, refreshToken);
    return issueTokens(write, grant, pair, context);
  });
  if (!outcome) throw notValid();
  return outcome;
}

/**
 * The tokens that a refresh token was exchanged for a moment ago; null if it is too late, or if
 * they were used already.
 */
async function findIssued(
  { db, now, secretsKey, accessTokenMs }: TokenContext,
  { usedAt }: { usedAt: number | null },
  refreshToken: string,
): Promise<Omit<IssuedTokens, "scopes"> | null> {
  if (usedAt === null || Math.abs(now - usedAt) >= lifetimes.refreshGraceMs) return null;
  const leftMs = Math.max(0, usedAt + accessTokenMs - now);
  for (const pair of await derivePairs(secretsKey, refreshToken)) {
    const own = eq(oauthTokens.sha256, await sha256Hex(pair.refreshToken));
    const [issued] = await db.select().from(oauthTokens).where(own);
    if (issued?.usedAt === null) return { ...pair, expiresInSeconds: Math.floor(leftMs / 1_000) };
  }
  return null;
}

function notValid(): OauthError {
  return new OauthError(
    "invalid_grant",
    "The refresh token is not valid: it is good once, for 30 days, with the client_id that it was issued to. Its use a second time, or its owner, may have revoked it.",
  );
}
