import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import {
  requireWebhooks,
  writeWebhooks,
} from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { UpdateWebhookBody } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { updateWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";

/** `POST /app/webhooks/{id}/status`: enables or disables a webhook. */
export default appForm({
  path: "/app/webhooks/:id/status",
  fields: typedFields("status"),
  shownAt: "/app/webhooks",
  async submit(c, session, { status }) {
    requireWebhooks(session);
    const id = c.req.param("id") ?? "";
    const path = `/app/webhooks/${encodeURIComponent(id)}`;
    const applied = await applyForm(c, UpdateWebhookBody, { status }, (body) =>
      writeWebhooks(c, session, (context) => updateWebhook(context, id, body)),
    );
    return "done" in applied ? c.redirect(path, 303) : refusedPage(applied, path);
  },
});
