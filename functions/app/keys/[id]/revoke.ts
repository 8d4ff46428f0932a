import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { revokeKey } from "#shared/accounts/keys/change-key.ts";

/** `POST /app/keys/{id}/revoke`: revokes a key for good. */
export default appForm({
  path: "/app/keys/:id/revoke",
  fields: z.object({}),
  shownAt: "/app/keys",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writeAsOwner(c, session, (context) => revokeKey(context, id));
    return c.redirect("/app/keys", 303);
  },
});
