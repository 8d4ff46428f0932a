import { and, eq, isNull, lte } from "drizzle-orm";
import { oauthCodes } from "#schema/oauth.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import type { OauthResource, OauthScope } from "../access/oauth-scopes.ts";
import { recordEvent } from "../accounts/security-log/record-event.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { mintToken } from "../credentials/token.ts";
import { statement } from "../db/transaction.ts";
import { lifetimes, type OauthClient } from "./context.ts";
import { describeRedirectHost } from "./redirect-uri.ts";

/** The request that a person approves. */
interface Approval {
  client: OauthClient;
  redirectUri: string;
  resource: OauthResource;
  scopes: readonly OauthScope[];
  /** The PKCE code challenge (S256). */
  challenge: string;
}

/** Stores the approval of an account's owner for a minute. @returns the authorization code. */
export async function approve(
  context: OwnerWriteContext,
  { client, scopes, ...approval }: Approval,
): Promise<string> {
  const { write, caller, now } = context;
  const code = mintToken("oauthCode");
  const { userId, grantId, expiresAt } = oauthCodes;
  write(
    // Codes that were exchanged are deleted with their grants.
    statement
      .delete(oauthCodes)
      .where(and(eq(userId, caller.accountId), isNull(grantId), lte(expiresAt, now))),
    statement.insert(oauthCodes).values({
      ...approval,
      sha256: await sha256Hex(code),
      userId: caller.accountId,
      clientId: client.id,
      clientName: client.name,
      clientHost: describeRedirectHost(approval.redirectUri),
      scopes: scopes.join(" "),
      expiresAt: now + lifetimes.codeMs,
    }),
  );
  recordEvent(context, "connection_allowed", client.name);
  return code;
}
