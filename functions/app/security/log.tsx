import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { securityLogPage, shownOfEach } from "#shared/accounts/security/security-log.page.tsx";
import { groupNames } from "#shared/accounts/security-log/kinds.ts";
import { countEvents, listEvents } from "#shared/accounts/security-log/list-events.ts";

/** `GET /app/security/log`: what happened to the account's access. */
export default appPage({
  path: "/app/security/log",
  query: z.object({ kind: z.catch(z.optional(z.enum(groupNames)), undefined) }),
  async handle(c, session, { kind: only }) {
    const context = ownerContext(c, session);
    const [events, counts] = await Promise.all([
      listEvents(context, only ? { groups: [only] } : { perGroup: shownOfEach }),
      countEvents(context),
    ]);
    return securityLogPage({ events, counts, only });
  },
});
