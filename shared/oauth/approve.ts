import { eq } from "drizzle-orm";
import { oauthClients, oauthCodes } from "../../schema/oauth.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { mintToken } from "../credentials/token.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";
import { describeRedirectHost } from "./redirect-uri.ts";
import type { OauthResource, OauthScope } from "./scopes.ts";

/** What a person approves. */
export interface Approval {
  userId: string;
  client: OauthClient;
  redirectUri: string;
  resource: OauthResource;
  scopes: readonly OauthScope[];
  /** The PKCE code challenge (S256). */
  challenge: string;
}

/** Stores an approval for a minute. @returns the authorization code. */
export async function approve(
  { db, now }: OauthContext,
  { client, scopes, ...approval }: Approval,
): Promise<string> {
  const code = mintToken("oauthCode");
  await db.batch([
    db.insert(oauthCodes).values({
      ...approval,
      sha256: await sha256Hex(code),
      clientId: client.id,
      clientName: client.name,
      clientHost: describeRedirectHost(approval.redirectUri),
      scopes: scopes.join(" "),
      expiresAt: now + lifetimes.codeMs,
    }),
    db.update(oauthClients).set({ approvedAt: now }).where(eq(oauthClients.id, client.id)),
  ]);
  return code;
}
