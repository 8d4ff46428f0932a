import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { oauthGrants } from "../../schema/oauth.ts";
import { lifetimes, type OauthContext } from "./context.ts";

/** Grants that are listed at once. */
const maxListed = 200;

/** The grants of an account that are in force, newest first. */
export async function listGrants({ db, now }: OauthContext, userId: string) {
  return db
    .select()
    .from(oauthGrants)
    .where(
      and(
        eq(oauthGrants.userId, userId),
        isNull(oauthGrants.revokedAt),
        gt(oauthGrants.refreshedAt, now - lifetimes.refreshTokenMs),
      ),
    )
    .orderBy(desc(oauthGrants.createdAt))
    .limit(maxListed);
}

/** @returns whether the account had such a grant that was not revoked. */
export async function revokeGrant(
  { db, now }: OauthContext,
  userId: string,
  id: string,
): Promise<boolean> {
  const { rowsAffected } = await db
    .update(oauthGrants)
    .set({ revokedAt: now })
    .where(
      and(eq(oauthGrants.id, id), eq(oauthGrants.userId, userId), isNull(oauthGrants.revokedAt)),
    );
  return rowsAffected > 0;
}
