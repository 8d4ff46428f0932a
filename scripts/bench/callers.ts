/** Accounts that the load comes from. */
import { scopesOf } from "../../shared/access/scopes.ts";
import { mintToken } from "../../shared/credentials/token.ts";
import type { Database } from "../../shared/db/client.ts";
import { accountLimitKey } from "../../shared/rate-limit/limit-key.ts";
import { ensureAccount, setLimits } from "../accounts/accounts.ts";
import { registerCredential } from "../accounts/credentials.ts";

/** An Ultra key, and the limiter object that its account is counted in. */
export interface Caller {
  key: string;
  subject: string;
}

/** Makes an Ultra account with a read-write token of the Job Pipeline API and limits out of reach. */
export async function createPipelineCaller(
  db: Database,
  name: string,
): Promise<{ accountId: string; token: string }> {
  const account = await ensureAccount(db, `${name}@example.com`, "ultra");
  await setLimits(db, account.id, { perMinute: outOfReach, perMonth: outOfReach });
  const grant = { kind: "pipeline", access: "read_write" } as const;
  const token = mintToken(grant.kind);
  await registerCredential(db, account, { name: "benchmark", grant, expiresAt: null }, token);
  return { accountId: account.id, token };
}

const outOfReach = 999_999_999;

/** Makes an Ultra account. @param lifted whether its limits are out of reach, as `npm run accounts -- set-limits` does it. */
export async function createCaller(db: Database, name: string, lifted: boolean): Promise<Caller> {
  const account = await ensureAccount(db, `${name}@example.com`, "ultra");
  if (lifted) await setLimits(db, account.id, { perMinute: outOfReach, perMonth: outOfReach });
  const grant = { kind: "intelligence", scopes: scopesOf("ultra") } as const;
  const token = mintToken(grant.kind);
  await registerCredential(db, account, { name: "benchmark", grant, expiresAt: null }, token);
  return { key: token, subject: accountLimitKey(account.id) };
}
