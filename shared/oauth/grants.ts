import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { oauthGrants, oauthTokens } from "#schema/oauth.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { OwnerContext, OwnerWriteContext } from "#shared/writes/context.ts";
import {
  isOauthResource,
  type OauthResource,
  type OauthScope,
  parseOauthScopes,
} from "../access/oauth-scopes.ts";
import { recordEvent } from "../accounts/security-log/record-event.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { statement } from "../db/transaction.ts";
import { lifetimes, type OauthContext } from "./context.ts";

/** Grants that are listed at once. */
const maxListed = 200;

/** A client's access, for the owner of the account. */
export interface ListedGrant {
  /** `grt_…` */
  id: string;
  clientName: string;
  clientHost: string;
  resource: OauthResource;
  scopes: OauthScope[];
  /** Milliseconds since the epoch, here and below. */
  createdAt: number;
  refreshedAt: number;
}

/** The account's grants that are in force, newest first. */
export async function listGrants({ db, caller, now }: OwnerContext): Promise<ListedGrant[]> {
  const rows = await db
    .select()
    .from(oauthGrants)
    .where(
      and(
        eq(oauthGrants.userId, caller.accountId),
        isNull(oauthGrants.revokedAt),
        gt(oauthGrants.refreshedAt, now - lifetimes.refreshTokenMs),
      ),
    )
    .orderBy(desc(oauthGrants.createdAt))
    .limit(maxListed);
  return rows.flatMap(({ resource, scopes, ...row }) =>
    isOauthResource(resource)
      ? [{ ...row, resource, scopes: parseOauthScopes(scopes, resource) }]
      : [],
  );
}

/**
 * Revokes what a client may do with the account; its tokens stop within seconds.
 *
 * @throws ApiError `record_not_found` if the account has no such grant.
 */
export async function revokeGrant(context: OwnerWriteContext, id: string): Promise<void> {
  const { db, caller, write, now } = context;
  const own = and(eq(oauthGrants.id, id), eq(oauthGrants.userId, caller.accountId));
  const [grant] = await db.select().from(oauthGrants).where(own);
  if (!grant) throw notFound("connection", id);
  if (grant.revokedAt !== null) return;
  write(
    statement
      .update(oauthGrants)
      .set({ revokedAt: now })
      .where(and(own, isNull(oauthGrants.revokedAt))),
  );
  recordEvent(context, "connection_revoked", grant.clientName);
}

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
