import * as z from "zod/mini";
import { securityLogPage, shownOfEach } from "#shared/accounts/security/security-log.page.tsx";
import { groupNames } from "#shared/accounts/security-log/kinds.ts";
import { countEvents, listEvents } from "#shared/accounts/security-log/list-events.ts";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { ownerContext } from "#shared/http/contexts/app/owner-context.ts";

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
