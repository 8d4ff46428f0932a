import type { Context } from "hono";
import { type KeyState, keyPage } from "#shared/accounts/keys/key.page.tsx";
import type { KeyRecord } from "#shared/accounts/keys/key-record.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { Page } from "#shared/html/page.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { siteOrigin } from "#shared/http/request/site.ts";
import { formTokenFor } from "../app/form-token.ts";
import { readLastUses } from "./usage-context.ts";

/** The page of a key. @param typed the name that was typed and refused, if any. */
export async function showKey(
  c: Context<AppEnv>,
  session: AccountSession,
  record: KeyRecord,
  typed?: KeyState["typed"],
): Promise<Page> {
  return keyPage({
    record,
    ...(typed && { typed }),
    now: c.var.now,
    origin: siteOrigin(c),
    lastUses: await readLastUses(c, session),
    formToken: await formTokenFor(c, session),
  });
}
