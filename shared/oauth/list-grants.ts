import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { oauthGrants } from "#schema/oauth.ts";
import type { OwnerContext } from "#shared/writes/context.ts";
import {
  isOauthResource,
  type OauthResource,
  type OauthScope,
  parseOauthScopes,
} from "../access/oauth-scopes.ts";
import { lifetimes } from "./context.ts";

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
