import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { removePasskey } from "#shared/accounts/passkeys/own-passkeys.ts";

/** `POST /app/security/passkeys/{id}/remove`: removes a passkey, but never the last. */
export default appForm({
  path: "/app/security/passkeys/:id/remove",
  fresh: true,
  fields: z.object({}),
  shownAt: "/app/security",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writeAsOwner(c, session, (context) => removePasskey(context, id));
    return c.redirect("/app/security", 303);
  },
});
