import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  notExists,
  notInArray,
  type SQL,
} from "drizzle-orm";
import { oauthClients, oauthCodes, oauthGrants } from "#schema/oauth.ts";
import type { OauthResource } from "../access/oauth-scopes.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { newId } from "../core/ids.ts";
import { parseToken } from "../credentials/token.ts";
import { assertInBatch, statement, writeAtomically } from "../db/transaction.ts";
import { bounds, type TokenContext } from "./context.ts";
import { type IssuedTokens, issueTokens, mintPair } from "./issue-tokens.ts";
import { OauthError } from "./oauth-error.ts";
import { verifies } from "./pkce.ts";

interface CodeExchange {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
  /** The resource that the client names again; it may leave it out. */
  resource: OauthResource | null;
}

/**
 * Exchanges an authorization code for tokens, once. A second use revokes what the first one
 * was given, because one of the two was not the client.
 *
 * @throws {OauthError} `invalid_grant`, `invalid_target`
 */
export async function exchangeCode(
  context: TokenContext,
  { code, clientId, redirectUri, verifier, resource }: CodeExchange,
): Promise<IssuedTokens> {
  if (parseToken(code)?.kind !== "oauthCode") throw notValid();
  const isClients = async (row: ApprovedCode) =>
    row.clientId === clientId &&
    row.redirectUri === redirectUri &&
    (await verifies(verifier, row.challenge));
  const sha256 = await sha256Hex(code);
  return exchangeApproved(context, { sha256, resource, isClients, notValid });
}

type ApprovedCode = typeof oauthCodes.$inferSelect;

interface ApprovedExchange {
  sha256: string;
  resource: OauthResource | null;
  /** Whether the client of the request is the one that the code was made for. */
  isClients(row: ApprovedCode): boolean | Promise<boolean>;
  /** The error if it is not, or the code is used or too old. */
  notValid(): OauthError;
}

/** Exchanges what a person has approved for tokens, once. A second use revokes them. */
export async function exchangeApproved(
  { db, now, accessTokenMs }: TokenContext,
  { sha256, resource, isClients, notValid }: ApprovedExchange,
): Promise<IssuedTokens> {
  const own = eq(oauthCodes.sha256, sha256);
  const outcome = await writeAtomically(db, async (write) => {
    const [row] = await db.select().from(oauthCodes).where(own);
    if (!row || !(await isClients(row))) throw notValid();
    if (row.grantId !== null) {
      const grant = eq(oauthGrants.id, row.grantId);
      write(
        statement
          .update(oauthGrants)
          .set({ revokedAt: now })
          .where(and(grant, isNull(oauthGrants.revokedAt))),
      );
      return null;
    }
    if (row.expiresAt <= now) throw notValid();
    if (resource !== null && resource !== row.resource) {
      throw new OauthError("invalid_target", "The code was issued for another resource.");
    }
    const { userId, clientId, clientName, clientHost, scopes } = row;
    const grant = { id: newId("oauthGrant"), scopes };
    const unused = statement
      .select()
      .from(oauthCodes)
      .where(and(own, isNull(oauthCodes.grantId)));
    write(
      assertInBatch(exists(unused)),
      // Clients whose last connection goes are as if nobody had approved them.
      statement
        .update(oauthClients)
        .set({ approvedAt: null, createdAt: now })
        .where(onlyIn(surplusOf(userId))),
      statement.delete(oauthGrants).where(inArray(oauthGrants.id, surplusOf(userId))),
      statement.insert(oauthGrants).values({
        ...grant,
        ...{ userId, clientId, clientName, clientHost, resource: row.resource },
        ...{ createdAt: now, refreshedAt: now },
      }),
      statement.update(oauthCodes).set({ grantId: grant.id }).where(own),
      statement
        .update(oauthClients)
        // Where it registered from was of use only among those that wait.
        .set({ approvedAt: now, siteHash: null })
        .where(eq(oauthClients.id, clientId)),
    );
    return issueTokens(write, grant, mintPair(), { now, accessTokenMs });
  });
  if (!outcome) throw notValid();
  return outcome;
}

/** Grants of an account that give way to a new one: revoked ones first, then those unused the longest. */
function surplusOf(userId: string) {
  return statement
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(eq(oauthGrants.userId, userId))
    .orderBy(desc(isNull(oauthGrants.revokedAt)), desc(oauthGrants.refreshedAt))
    .limit(bounds.removed)
    .offset(bounds.grants - 1);
}

/** Clients that have connections among these, and no others. */
function onlyIn(grants: ReturnType<typeof surplusOf>) {
  const having = (condition: SQL | undefined) =>
    statement.select({ id: oauthGrants.clientId }).from(oauthGrants).where(condition);
  const others = and(eq(oauthGrants.clientId, oauthClients.id), notInArray(oauthGrants.id, grants));
  return and(
    inArray(oauthClients.id, having(inArray(oauthGrants.id, grants))),
    notExists(having(others)),
  );
}

/** The error is the same for every reason, so that a stolen code cannot be tried out. */
function notValid(): OauthError {
  return new OauthError(
    "invalid_grant",
    "The code is not valid: it is good once, for 60 seconds, with the client_id and redirect_uri of its authorization request and the code_verifier that its code_challenge was made from.",
  );
}
