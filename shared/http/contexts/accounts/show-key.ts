import type { Context } from "hono";
import type { KeyRecord } from "../../../accounts/keys/key-record.ts";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import { type KeyState, keyPage } from "../../../pages/app/keys/key-page.tsx";
import type { Page } from "../../../pages/page.ts";
import type { AppEnv } from "../../env.ts";
import { siteOrigin } from "../../request/site.ts";
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
