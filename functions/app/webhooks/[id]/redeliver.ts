import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { instant } from "#shared/core/dates.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { resendUndelivered } from "#shared/webhooks/log/send-again.ts";
import {
  requireWebhooks,
  writeWebhooks,
} from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { ResendBody } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { periods, webhookPath } from "#shared/webhooks/webhook-page/webhook-query.ts";

const hourMs = 3_600_000;

/** `POST /app/webhooks/{id}/redeliver`: sends again what did not arrive in a period. */
export default appForm({
  path: "/app/webhooks/:id/redeliver",
  fields: z.object({
    period: z._default(z.catch(z.enum(periods.map(([hours]) => hours)), "24"), "24"),
  }),
  shownAt: "/app/webhooks",
  async submit(c, session, { period }) {
    requireWebhooks(session);
    const id = c.req.param("id") ?? "";
    const since = instant(c.var.now - Number(period) * hourMs);
    const applied = await applyForm(c, ResendBody, { since }, (body) =>
      writeWebhooks(c, session, (context) => resendUndelivered(context, id, body)),
    );
    if (!("done" in applied))
      return refusedPage(applied, `/app/webhooks/${encodeURIComponent(id)}`);
    const { queued: sent, remaining } = applied.done;
    return c.redirect(webhookPath(id, { sent, remaining }), 303);
  },
});
