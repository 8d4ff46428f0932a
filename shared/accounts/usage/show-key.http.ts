import type { Context } from "hono";
import type { Page } from "#shared/html/page.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { formTokenFor } from "../app/form-token.http.ts";
import { type KeyState, keyPage } from "../keys/key.page.tsx";
import type { KeyRecord } from "../keys/key-record.ts";
import type { AccountSession } from "../sessions/session.ts";
import { readLastUses } from "./read-last-uses.http.ts";

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
