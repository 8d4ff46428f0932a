import { ensureAccount } from "#scripts/run/accounts/accounts.ts";
import { chooseScopes, makeCredential } from "#scripts/run/accounts/credentials.ts";
import type { NewKey } from "#shared/accounts/keys/create-key.ts";
import type { Database } from "#shared/db/client.ts";
import { type SettingName, type Settings, writeSettings } from "./settings-file.ts";

const scopes = "intelligence:read skills:read intelligence:lineage";

const wanted = {
  SMOKE_KEY: { kind: "intelligence", scopes: chooseScopes(scopes, "ultra") },
  SMOKE_TOKEN: { kind: "pipeline", access: "read_write" },
} as const satisfies Partial<Record<SettingName, NewKey["grant"]>>;

/**
 * Makes the key and the token with which the smoke test after a deployment reads and writes, unless
 * the file has them. They belong to an account of their own, and are never uploaded.
 *
 * @param site.file the file with the secrets.
 */
export async function ensureSmokeKeys(
  db: Database,
  written: Settings,
  site: { file: string; origin: string; say(line: string): void },
): Promise<void> {
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const missing = names.filter((name) => written[name] === undefined);
  if (missing.length === 0) return;
  const account = await ensureAccount(db, `smoke@${new URL(site.origin).host}`, "ultra");
  const made: Settings = {};
  for (const name of missing) {
    const key = { name: "smoke test", grant: wanted[name], expiresAt: null };
    made[name] = (await makeCredential(db, account, key)).token;
  }
  writeSettings(site.file, made);
  site.say(`${site.file}: wrote ${missing.join(" and ")}, for the smoke test after a deployment.`);
}
