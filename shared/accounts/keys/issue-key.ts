import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { statement } from "#shared/db/transaction.ts";
import type { KeyMakeContext } from "./context.ts";
import type { KeyGrant } from "./key-record.ts";

export interface NewKey {
  name: string;
  grant: KeyGrant;
  /** Milliseconds since the epoch; null if it does not expire. */
  expiresAt: number | null;
}

export interface IssuedKey {
  id: string;
  /** The key itself, which cannot be shown again. */
  token: string;
}

/**
 * Stores a key without the checks of `createKey`.
 *
 * @param token an existing key to register, instead of making one.
 */
export async function issueKey(
  { write, newId, caller, now }: Pick<KeyMakeContext, "write" | "newId" | "caller" | "now">,
  { name, grant, expiresAt }: NewKey,
  token = mintToken(grant.kind),
): Promise<IssuedKey> {
  const common = {
    userId: caller.accountId,
    name,
    sha256: await sha256Hex(token),
    lastFour: token.slice(-4),
    createdAt: now,
    expiresAt,
  };
  if (grant.kind === "pipeline") {
    const id = newId("pipelineToken");
    write(statement.insert(pipelineTokens).values({ ...common, id, access: grant.access }));
    return { id, token };
  }
  const id = newId("apiKey");
  const scopes = grant.kind === "intelligence" ? grant.scopes.join(" ") : "";
  write(statement.insert(apiKeys).values({ ...common, id, kind: grant.kind, scopes }));
  return { id, token };
}
