import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { clearSessionCookie } from "#shared/accounts/app/open-session.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { endSession } from "#shared/accounts/sessions/end-sessions.ts";

/** `POST /app/sign-out`: ends the session of this browser. */
export default appForm({
  path: "/app/sign-out",
  fields: z.object({}),
  shownAt: "/app",
  async submit(c, session) {
    await writeAsOwner(c, session, async (context) => endSession(context, session.id));
    clearSessionCookie(c);
    return c.redirect("/", 303);
  },
});
