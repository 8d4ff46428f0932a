import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { revokeSession } from "#shared/accounts/sessions/end-sessions.ts";

/** `POST /app/security/sessions/{id}/end`: signs another browser out. */
export default appForm({
  path: "/app/security/sessions/:id/end",
  fields: z.object({}),
  shownAt: "/app/security",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writeAsOwner(c, session, (context) => revokeSession(context, id));
    return c.redirect("/app/security", 303);
  },
});
