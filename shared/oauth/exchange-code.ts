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
import { oauthClients, oauthCodes, oauthGrants } from "../../schema/oauth.ts";
import type { OauthResource } from "../access/oauth-scopes.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { newId } from "../core/ids.ts";
import { parseToken } from "../credentials/token.ts";
import { assertInBatch, statement, writeAtomically } from "../db/transaction.ts";
import { bounds, type TokenContext } from "./context.ts";
import { type IssuedTokens, issueTokens, mintPair } from "./issue-tokens.ts";
import { OauthError } from "./oauth-error.ts";
import { verifies } from "./pkce.ts";

export interface CodeExchange {
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
  { db, now, accessTokenMs }: TokenContext,
  { code, clientId, redirectUri, verifier, resource }: CodeExchange,
): Promise<IssuedTokens> {
  if (parseToken(code)?.kind !== "oauthCode") throw notValid();
  const sha256 = await sha256Hex(code);
  const own = eq(oauthCodes.sha256, sha256);
  const outcome = await writeAtomically(db, async (write) => {
    const [row] = await db.select().from(oauthCodes).where(own);
    if (!row || row.clientId !== clientId || row.redirectUri !== redirectUri) throw notValid();
    if (!(await verifies(verifier, row.challenge))) throw notValid();
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
    const { userId, clientName, clientHost, scopes } = row;
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
      statement.update(oauthClients).set({ approvedAt: now }).where(eq(oauthClients.id, clientId)),
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
