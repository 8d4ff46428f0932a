import * as z from "zod/mini";
import { findOwnKey } from "#shared/accounts/keys/find-key.ts";
import { showKey } from "#shared/http/contexts/accounts/show-key.ts";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { ownerContext } from "#shared/http/contexts/app/owner-context.ts";

/** `GET /app/keys/{id}`: one key, how to use it, and its end. */
export default appPage({
  path: "/app/keys/:id",
  query: z.object({}),
  async handle(c, session) {
    const key = await findOwnKey(ownerContext(c, session), c.req.param("id") ?? "");
    return showKey(c, session, key);
  },
});
