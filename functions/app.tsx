import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { listKeys } from "#shared/accounts/keys/read-keys.ts";
import { readSecurity } from "#shared/accounts/security/read-security.ts";
import { readUsage } from "#shared/accounts/usage/read-usage.ts";
import { usageContext } from "#shared/oauth/usage-context.http.ts";
import { readPipeline, readSettled } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { overviewPage } from "#shared/pipeline/today/overview.page.tsx";
import { readToday } from "#shared/pipeline/today/read-today.ts";

/** `GET /app`: what is next, and the account at a glance. */
export default appPage({
  path: "/app",
  query: z.object({}),
  async handle(c, session) {
    const context = usageContext(c, session);
    const owner = ownerContext(c, session);
    const listed = listKeys(context);
    const [{ live }, today, security, usage, formToken] = await Promise.all([
      listed,
      readSettled(c, session, () => readToday(readPipeline(c, session), session.account)),
      readSecurity(owner),
      // The page shows everything else if the limiter cannot be reached.
      readUsage(context, listed).catch(() => null),
      formTokenFor(c, session),
    ]);
    const { tier } = session.account;
    return overviewPage({ tier, keys: live.length, today, formToken, security, usage });
  },
});
