import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { findOwnKey } from "#shared/accounts/keys/read-keys.ts";
import { showKey } from "#shared/accounts/usage/key-usage.http.ts";

/** `GET /app/keys/{id}`: one key, how to use it, and its end. */
export default appPage({
  path: "/app/keys/:id",
  query: z.object({}),
  async handle(c, session) {
    const key = await findOwnKey(ownerContext(c, session), c.req.param("id") ?? "");
    return showKey(c, session, key);
  },
});
