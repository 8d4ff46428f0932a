import * as z from "zod/mini";
import { readSecurity } from "#shared/accounts/security/read-security.ts";
import { securityPage } from "#shared/accounts/security/security.page.tsx";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "#shared/http/contexts/app/form-token.ts";
import { ownerContext } from "#shared/http/contexts/app/owner-context.ts";

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
