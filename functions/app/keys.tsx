import * as z from "zod/mini";
import { keysPage } from "#shared/accounts/keys/keys.page.tsx";
import { listKeys } from "#shared/accounts/keys/list-keys.ts";
import { readLastUses } from "#shared/http/contexts/accounts/usage-context.ts";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { ownerContext } from "#shared/http/contexts/app/owner-context.ts";

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
