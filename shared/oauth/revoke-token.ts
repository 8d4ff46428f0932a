import { and, eq, isNull } from "drizzle-orm";
import { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import type { OauthContext } from "./context.ts";

/**
 * Revokes the grant of a token, access or refresh, with all its tokens (RFC 7009). A token that
 * does not exist, or belongs to another client, is no error.
 */
export async function revokeToken(
  { db, now }: OauthContext,
  token: string,
  clientId: string,
): Promise<void> {
  const sha256 = await sha256Hex(token);
  const [row] = await db
    .select({ grantId: oauthTokens.grantId })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .where(and(eq(oauthTokens.sha256, sha256), eq(oauthGrants.clientId, clientId)));
  if (!row) return;
  await db
    .update(oauthGrants)
    .set({ revokedAt: now })
    .where(and(eq(oauthGrants.id, row.grantId), isNull(oauthGrants.revokedAt)));
}
