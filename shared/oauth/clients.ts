import { and, eq, gte, isNotNull, isNull, or } from "drizzle-orm";
import { oauthClients } from "#schema/oauth.ts";
import { newId } from "../core/ids.ts";
import { keyedHash } from "../credentials/keyed-hash.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";
import { makeRoom, siteLabel } from "./make-room.ts";
import { deviceGrant } from "./metadata.ts";
import { OauthError } from "./oauth-error.ts";
import { redirectUriFault } from "./redirect-uri.ts";

/** Finds a registered client; null if there is none, or nobody approved it within a day. */
export async function findClient(
  { db, now }: OauthContext,
  id: string,
): Promise<OauthClient | null> {
  const isUsable = or(
    isNotNull(oauthClients.approvedAt),
    gte(oauthClients.createdAt, now - lifetimes.unusedClientMs),
  );
  const [row] = await db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), isUsable));
  if (!row) return null;
  const redirectUris: string[] = JSON.parse(row.redirectUris);
  return { id: row.id, name: row.name, redirectUris };
}

/** Registered clients that nobody has approved yet, in all. A person approves within minutes. */
export const maxUnusedClients = 10_000;
const maxRedirectUris = 10;

interface Registration {
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

const maxNameCharacters = 100;
/** Control and format characters, such as those that reverse the direction of the text after them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;

/**
 * Reads client metadata, from a registration or from the client's own document. Members that this
 * server has no use for are ignored.
 *
 * @throws {OauthError} `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function parseRegistration(metadata: unknown): Registration {
  if (typeof metadata !== "object" || metadata === null || Array.isArray(metadata)) {
    throw new OauthError("invalid_client_metadata", "The client metadata must be a JSON object.");
  }
  const members = new Map(Object.entries(metadata));
  const name = members.get("client_name") ?? "A client without a name";
  if (
    typeof name !== "string" ||
    name.trim() === "" ||
    name.length > maxNameCharacters ||
    unprintable.test(name)
  ) {
    throw new OauthError(
      "invalid_client_metadata",
      `client_name must be a text of 1 to ${maxNameCharacters} printable characters.`,
    );
  }
  // A device that only shows a code is redirected nowhere.
  const isDevice = isOf(members, "grant_types", deviceGrant);
  const redirects = isOf(members, "grant_types", "authorization_code", ["authorization_code"]);
  if (!redirects && !isDevice) {
    const message = `grant_types must include authorization_code or ${deviceGrant}.`;
    throw new OauthError("invalid_client_metadata", message);
  }
  const redirectUris = members.get("redirect_uris") ?? (redirects ? undefined : []);
  if (!isListOfText(redirectUris)) {
    throw new OauthError("invalid_redirect_uri", "redirect_uris must be a list of URIs.");
  }
  if (redirects && !isOf(members, "response_types", "code", ["code"])) {
    throw new OauthError("invalid_client_metadata", "response_types must include code.");
  }
  return { name: name.trim(), redirectUris, grants: { redirects, isDevice } };
}

/** @param fallback the list of a client that sends none. */
function isOf(
  members: ReadonlyMap<string, unknown>,
  name: string,
  entry: string,
  fallback: readonly string[] = [],
): boolean {
  const list = members.get(name) ?? fallback;
  return isListOfText(list) && list.includes(entry);
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
