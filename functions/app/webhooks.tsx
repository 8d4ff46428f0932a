import * as z from "zod/mini";
import { appPage } from "../../shared/http/contexts/app/app-page.ts";
import { ownerContext } from "../../shared/http/contexts/app/owner-context.ts";
import { hasWebhooks } from "../../shared/http/contexts/app/webhooks.ts";
import {
  webhooksNotIncludedPage,
  webhooksPage,
} from "../../shared/pages/app/webhooks/webhooks-page.tsx";
import { listWebhooks } from "../../shared/webhooks/list-webhooks.ts";

/** `GET /app/webhooks`: the webhooks of an account with their health. */
export default appPage({
  path: "/app/webhooks",
  query: z.object({}),
  async handle(c, session) {
    if (!hasWebhooks(session)) return webhooksNotIncludedPage();
    const { webhooks } = await listWebhooks(ownerContext(c, session), { limit: 100 });
    return webhooksPage(webhooks);
  },
});
