import * as z from "zod/mini";
import { listKeys } from "../shared/accounts/keys/list-keys.ts";
import { readSecurity } from "../shared/accounts/read-security.ts";
import { readUsage } from "../shared/accounts/usage/read-usage.ts";
import { appPage } from "../shared/http/contexts/app/app-page.ts";
import { ownerContext } from "../shared/http/contexts/app/owner-context.ts";
import { usageContext } from "../shared/http/contexts/app/usage-context.ts";
import { overviewPage } from "../shared/pages/app/overview-page.tsx";

/** `GET /app`: the account at a glance. */
export default appPage({
  path: "/app",
  query: z.object({}),
  async handle(c, session) {
    const context = usageContext(c, session);
    const [{ live }, security, usage] = await Promise.all([
      listKeys(context),
      readSecurity(ownerContext(c, session)),
      // Without the limiter the rest is still there.
      readUsage(context).catch(() => null),
    ]);
    return overviewPage({ tier: session.account.tier, keys: live.length, security, usage });
  },
});
