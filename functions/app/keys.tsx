import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { keysPage } from "#shared/accounts/keys/keys.page.tsx";
import { listKeys } from "#shared/accounts/keys/read-keys.ts";
import { readLastUses } from "#shared/accounts/usage/key-usage.http.ts";

/** `GET /app/keys`: the keys and tokens of the account. */
export default appPage({
  path: "/app/keys",
  query: z.object({}),
  async handle(c, session) {
    const [keys, lastUses] = await Promise.all([
      listKeys(ownerContext(c, session)),
      readLastUses(c, session),
    ]);
    return keysPage({ ...keys, lastUses });
  },
});
