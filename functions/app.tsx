import * as z from "zod/mini";
import { listKeys } from "../shared/accounts/keys/list-keys.ts";
import { readSecurity } from "../shared/accounts/read-security.ts";
import { readUsage } from "../shared/accounts/usage/read-usage.ts";
import { usageContext } from "../shared/http/contexts/accounts/usage-context.ts";
import { appPage } from "../shared/http/contexts/app/app-page.ts";
import { ownerContext } from "../shared/http/contexts/app/owner-context.ts";
import { overviewPage } from "../shared/pages/app/overview/overview-page.tsx";
import { countOpenJobs } from "../shared/pipeline/jobs/count-open-jobs.ts";

/** `GET /app`: the account at a glance. */
export default appPage({
  path: "/app",
  query: z.object({}),
  async handle(c, session) {
    const context = usageContext(c, session);
    const owner = ownerContext(c, session);
    const listed = listKeys(context);
    const [{ live }, jobs, security, usage] = await Promise.all([
      listed,
      countOpenJobs(owner),
      readSecurity(owner),
      // The page shows everything else if the limiter cannot be reached.
      readUsage(context, listed).catch(() => null),
    ]);
    const { tier } = session.account;
    return overviewPage({ tier, keys: live.length, jobs, security, usage });
  },
});
