import { isNull } from "drizzle-orm";
import { oauthClients } from "#schema/oauth.ts";
import { newId } from "../core/ids.ts";
import { keyedHash } from "../credentials/keyed-hash.ts";
import type { OauthClient, OauthContext } from "./context.ts";
import { makeRoom, siteLabel } from "./make-room.ts";
import { OauthError } from "./oauth-error.ts";
import { redirectUriFault } from "./redirect-uri.ts";

/** Registered clients that nobody has approved yet, in all. A person approves within minutes. */
export const maxUnusedClients = 10_000;
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

interface RegistrationContext extends OauthContext {
  secretsKey: string;
  /** The /24 or /48 network that the registration came from. */
  site: string;
}

/**
 * Registers a public client (RFC 7591). One that nobody approves is removed after a day.
 *
 * @throws {OauthError} `invalid_redirect_uri`
 */
export async function registerClient(
  { db, now, secretsKey, site }: RegistrationContext,
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
  const isWaiting = isNull(oauthClients.approvedAt);
  await db.batch([
    db.run(makeRoom({ table: oauthClients, isWaiting, max: maxUnusedClients })),
    db.insert(oauthClients).values({
      ...{ id: client.id, name, redirectUris: JSON.stringify(redirectUris) },
      siteHash: await keyedHash(secretsKey, siteLabel, site),
      ...{ createdAt: now, approvedAt: null },
    }),
  ]);
  return client;
}
