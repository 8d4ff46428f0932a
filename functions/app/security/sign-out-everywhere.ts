import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { clearSessionCookie } from "#shared/accounts/app/open-session.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { revokeAllSessions } from "#shared/accounts/sessions/end-sessions.ts";

/** `POST /app/security/sign-out-everywhere`: ends all sessions of the account, this one included. */
export default appForm({
  path: "/app/security/sign-out-everywhere",
  fields: z.object({}),
  shownAt: "/app/security",
  async submit(c, session) {
    await writeAsOwner(c, session, revokeAllSessions);
    clearSessionCookie(c);
    return c.redirect("/login", 303);
  },
});
