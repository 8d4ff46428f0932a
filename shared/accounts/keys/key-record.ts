import type { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { hasExpired } from "#shared/access/find-caller.ts";
import { parseScopes, type Scope } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import type { IdKind } from "#shared/core/ids.ts";
import type { Reader } from "#shared/db/client.ts";
import type { EventContext } from "../security-log/record-event.ts";

/** A key of the Salary Data API, a white-label key of the widget, or a token of the Job Pipeline API. */
export type KeyKind = "intelligence" | "whitelabel" | "pipeline";

export type TokenAccess = "read" | "read_write";

/** The rights of a key. */
export type KeyGrant =
  | { kind: "intelligence"; scopes: readonly Scope[] }
  | { kind: "whitelabel" }
  | { kind: "pipeline"; access: TokenAccess };

/** A key as its owner sees it: without its text, of which only a hash is stored. */
export interface KeyRecord {
  /** `key_…`, or `tok_…` of a pipeline token. */
  id: string;
  name: string;
  grant: KeyGrant;
  /** Its last four characters. */
  lastFour: string;
  /** Milliseconds since the epoch, here and below. */
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  /** The day of its last use where the limiter does not know it: of a white-label key, `YYYY-MM-DD`. */
  lastUsedOn: string | null;
}

export function toKey(row: typeof apiKeys.$inferSelect): KeyRecord {
  return {
    ...recordOf(row),
    lastUsedOn: row.lastUsedOn,
    grant:
      row.kind === "intelligence"
        ? { kind: "intelligence", scopes: parseScopes(row.scopes) }
        : { kind: "whitelabel" },
  };
}

export function toToken(row: typeof pipelineTokens.$inferSelect): KeyRecord {
  return { ...recordOf(row), lastUsedOn: null, grant: { kind: "pipeline", access: row.access } };
}

function recordOf(row: Omit<KeyRecord, "grant" | "lastUsedOn">) {
  const { id, name, lastFour, createdAt, expiresAt, revokedAt } = row;
  return { id, name, lastFour, createdAt, expiresAt, revokedAt };
}

/** Whether a key is neither revoked nor expired. */
export function isLiveKey(key: Pick<KeyRecord, "revokedAt" | "expiresAt">, now: number): boolean {
  return key.revokedAt === null && !hasExpired(key, now);
}

export function isTokenId(id: string): boolean {
  return id.startsWith("tok_");
}

/** The account whose keys a verb reads. */
export interface KeyContext {
  db: Reader;
  caller: { accountId: string };
  /** Milliseconds since the epoch. */
  now: number;
}

/** Every change of a key is in the security log, so verbs that change keys take both contexts. */
export interface KeyWriteContext extends KeyContext, EventContext {}

/** The context of verbs that make keys. */
export interface KeyMakeContext extends KeyWriteContext {
  tier: Tier;
  newId(kind: IdKind): string;
}
