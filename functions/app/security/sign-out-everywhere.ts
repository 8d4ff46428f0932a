import * as z from "zod/mini";
import { revokeAllSessions } from "#shared/accounts/sessions/revoke-session.ts";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { writeAsOwner } from "#shared/http/contexts/app/owner-context.ts";
import { clearSessionCookie } from "#shared/http/contexts/app/session-cookie.ts";

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
