import { and, count, gte, isNull, sql } from "drizzle-orm";
import { oauthClients } from "../../schema/oauth.ts";
import { newId } from "../core/ids.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";
import { OauthError } from "./oauth-error.ts";
import { redirectUriFault } from "./redirect-uri.ts";

/** Registered clients that nobody has approved yet, in all. */
export const maxUnusedClients = 10_000;
const maxRedirectUris = 10;

export interface Registration {
  name: string;
  redirectUris: readonly string[];
}

/**
 * Registers a public client (RFC 7591). One that nobody approves is removed after a day.
 *
 * @throws {OauthError} `invalid_redirect_uri`, or `temporarily_unavailable` when too many clients wait for approval.
 */
export async function registerClient(
  { db, now }: OauthContext,
  { name, redirectUris }: Registration,
): Promise<OauthClient> {
  if (redirectUris.length === 0 || redirectUris.length > maxRedirectUris) {
    throw new OauthError(
      "invalid_redirect_uri",
      `redirect_uris must have 1 to ${maxRedirectUris} entries.`,
    );
  }
  for (const uri of redirectUris) {
    const fault = redirectUriFault(uri);
    if (fault)
      throw new OauthError(
        "invalid_redirect_uri",
        `The redirect URI ${uri.slice(0, 200)} ${fault}.`,
      );
  }
  const waiting = and(
    isNull(oauthClients.approvedAt),
    gte(oauthClients.createdAt, now - lifetimes.unusedClientMs),
  );
  const client = { id: newId("oauthClient"), name, redirectUris };
  const inserted = await db.insert(oauthClients).select(
    db
      .select({
        id: sql<string>`${client.id}`.as("id"),
        name: sql<string>`${name}`.as("name"),
        redirectUris: sql<string>`${JSON.stringify(redirectUris)}`.as("redirect_uris"),
        createdAt: sql<number>`${now}`.as("created_at"),
        approvedAt: sql<null>`null`.as("approved_at"),
      })
      .from(sql`(select 1)`)
      .where(
        sql`(${db.select({ n: count() }).from(oauthClients).where(waiting)}) < ${maxUnusedClients}`,
      ),
  );
  if (inserted.rowsAffected === 0) {
    throw new OauthError(
      "temporarily_unavailable",
      "Too many clients were registered today. Use a client ID metadata document instead, or try again later.",
      { retryAfterSeconds: 3_600 },
    );
  }
  return client;
}
