import * as z from "zod/mini";
import { listEvents } from "../../../shared/accounts/security-log/list-events.ts";
import { appPage } from "../../../shared/http/contexts/app/app-page.ts";
import { ownerContext } from "../../../shared/http/contexts/app/owner-context.ts";
import { securityLogPage } from "../../../shared/pages/app/security-log-page.tsx";

/** `GET /app/security/log`: what happened to the account's access. */
export default appPage({
  path: "/app/security/log",
  query: z.object({}),
  handle: async (c, session) => securityLogPage(await listEvents(ownerContext(c, session))),
});
