import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readSecurity } from "#shared/accounts/security/read-security.ts";
import { securityPage } from "#shared/accounts/security/security.page.tsx";

/** `GET /app/security`: passkeys, recovery codes and sessions. */
export default appPage({
  path: "/app/security",
  query: z.object({}),
  async handle(c, session) {
    const security = await readSecurity(ownerContext(c, session));
    const formToken = await formTokenFor(c, session);
    return securityPage({ ...security, formToken, sessionId: session.id });
  },
});
