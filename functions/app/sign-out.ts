import * as z from "zod/mini";
import { endSession } from "#shared/accounts/sessions/end-session.ts";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { writeAsOwner } from "#shared/http/contexts/app/owner-context.ts";
import { clearSessionCookie } from "#shared/http/contexts/app/session-cookie.ts";

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
