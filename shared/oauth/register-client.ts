import { desc, inArray, isNull } from "drizzle-orm";
import { oauthClients } from "../../schema/oauth.ts";
import { newId } from "../core/ids.ts";
import type { OauthClient, OauthContext } from "./context.ts";
import { OauthError } from "./oauth-error.ts";
import { redirectUriFault } from "./redirect-uri.ts";

/**
 * Registered clients that nobody has approved yet, in all. The oldest give way to a new one: refused
 * instead, one address could keep everybody from registering. A person approves within minutes.
 */
export const maxUnusedClients = 10_000;
/** A run removes more than one registration adds. */
const maxRemoved = 20;
const maxRedirectUris = 10;

export interface Registration {
  name: string;
  redirectUris: readonly string[];
  grants: {
    /** Whether it sends people to the consent page, and gets a code with the redirect. */
    redirects: boolean;
    /** Whether it is a device, whose person types a code. */
    isDevice: boolean;
  };
}

/**
 * Registers a public client (RFC 7591). One that nobody approves is removed after a day.
 *
 * @throws {OauthError} `invalid_redirect_uri`
 */
export async function registerClient(
  { db, now }: OauthContext,
  { name, redirectUris, grants }: Registration,
): Promise<OauthClient> {
  const least = grants.redirects ? 1 : 0;
  if (redirectUris.length < least || redirectUris.length > maxRedirectUris) {
    throw new OauthError(
      "invalid_redirect_uri",
      `redirect_uris must have ${least} to ${maxRedirectUris} entries.`,
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
  const client = { id: newId("oauthClient"), name, redirectUris };
  const { id, createdAt, approvedAt } = oauthClients;
  const surplus = db
    .select({ id })
    .from(oauthClients)
    .where(isNull(approvedAt))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxRemoved)
    .offset(maxUnusedClients - 1);
  await db.batch([
    db.delete(oauthClients).where(inArray(id, surplus)),
    db.insert(oauthClients).values({
      ...{ id: client.id, name, redirectUris: JSON.stringify(redirectUris) },
      ...{ createdAt: now, approvedAt: null },
    }),
  ]);
  return client;
}
