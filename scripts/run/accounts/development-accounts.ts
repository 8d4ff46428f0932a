/** The accounts and keys that a local run starts with. */
import { existsSync, readFileSync } from "node:fs";
import { inArray } from "drizzle-orm";
import * as z from "zod";
import { apiKeys, pipelineTokens } from "#schema/accounts.ts";
import { offeredScopes } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import type { KeyGrant } from "#shared/accounts/keys/key-record.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { mintToken, parseToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";
import { writePrivately } from "../local/private-file.ts";
import { ensureAccount } from "./accounts.ts";
import { registerCredential } from "./credentials.ts";

interface CredentialSpec {
  email: string;
  tier: Tier;
  grant: KeyGrant;
}

const ultra = { email: "ultra@example.com", tier: "ultra" } as const;
const pro = { email: "pro@example.com", tier: "pro" } as const;

const specs = {
  free: {
    email: "free@example.com",
    tier: "free",
    grant: { kind: "intelligence", scopes: offeredScopes("free") },
  },
  pro: { ...pro, grant: { kind: "intelligence", scopes: offeredScopes("pro") } },
  ultra: { ...ultra, grant: { kind: "intelligence", scopes: offeredScopes("ultra") } },
  proRestricted: { ...pro, grant: { kind: "intelligence", scopes: ["intelligence:read"] } },
  whitelabel: { ...pro, grant: { kind: "whitelabel" } },
  pipeline: { ...ultra, grant: { kind: "pipeline", access: "read_write" } },
  pipelineRead: { ...ultra, grant: { kind: "pipeline", access: "read" } },
  pipelineOther: {
    email: "ultra-other@example.com",
    tier: "ultra",
    grant: { kind: "pipeline", access: "read_write" },
  },
  pipelineLowerPlan: { ...pro, grant: { kind: "pipeline", access: "read_write" } },
} as const satisfies Record<string, CredentialSpec>;

type CredentialName = keyof typeof specs;

export type DevelopmentCredentials = { baseUrl: string } & Record<CredentialName, string>;

/**
 * Ensures that every development key is valid, and writes the keys to `file`. Keys that are
 * already in the file are kept, and are registered again in a new database.
 */
export async function ensureDevelopmentAccounts(
  db: Database,
  file: string,
  baseUrl: string,
): Promise<DevelopmentCredentials> {
  const kept = readExisting(file);
  const known = await findKnownHashes(db, Object.values(kept));
  const credentials: Record<string, string> = { baseUrl };
  for (const [name, { email, tier, grant }] of Object.entries<CredentialSpec>(specs)) {
    const earlier = kept[name];
    const usable = earlier && parseToken(earlier)?.kind === grant.kind ? earlier : undefined;
    const state = usable && known.get(await sha256Hex(usable));
    if (usable && state === "valid") {
      credentials[name] = usable;
      continue;
    }
    const token = usable && state === undefined ? usable : mintToken(grant.kind);
    const account = await ensureAccount(db, email, tier);
    const key = { name: `development: ${name}`, grant, expiresAt: null };
    await registerCredential(db, account, key, token);
    credentials[name] = token;
  }
  writePrivately(file, `${JSON.stringify(credentials, null, 2)}\n`);
  return credentials as DevelopmentCredentials;
}

function readExisting(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}

/** The hashes of those tokens that the database already has. */
async function findKnownHashes(
  db: Database,
  tokens: string[],
): Promise<Map<string, "valid" | "revoked">> {
  const hashes = await Promise.all(tokens.map(sha256Hex));
  const [keys, pipeline] = await db.batch([
    db
      .select({ sha256: apiKeys.sha256, revokedAt: apiKeys.revokedAt })
      .from(apiKeys)
      .where(inArray(apiKeys.sha256, hashes)),
    db
      .select({ sha256: pipelineTokens.sha256, revokedAt: pipelineTokens.revokedAt })
      .from(pipelineTokens)
      .where(inArray(pipelineTokens.sha256, hashes)),
  ]);
  return new Map(
    [...keys, ...pipeline].map((row) => [row.sha256, row.revokedAt === null ? "valid" : "revoked"]),
  );
}
