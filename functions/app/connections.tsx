import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { makeFormToken } from "#shared/accounts/sessions/session.ts";
import { connectionsPage } from "#shared/oauth/connections.page.tsx";
import { listGrants, revokeGrant } from "#shared/oauth/grants.ts";

/** `/app/connections`: which applications may use the account, and revoking them. */
export default appForm({
  path: "/app/connections",
  fields: z.object({ revoke: z.catch(z.string().check(z.maxLength(50)), "") }),
  async show(c, session) {
    const grants = await listGrants(ownerContext(c, session));
    return connectionsPage(grants, await makeFormToken(c.env.SECRETS_KEY, session.id));
  },
  async submit(c, session, { revoke }) {
    await writeAsOwner(c, session, (context) => revokeGrant(context, revoke));
    return c.redirect("/app/connections", 303);
  },
});
