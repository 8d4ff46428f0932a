import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writeWebhooks } from "#shared/http/contexts/webhooks/owner-webhooks.ts";
import { deleteWebhook } from "#shared/webhooks/subscriptions/delete-webhook.ts";

/** `POST /app/webhooks/{id}/delete`: deletes a webhook. */
export default appForm({
  path: "/app/webhooks/:id/delete",
  fields: typedFields(),
  shownAt: "/app/webhooks",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writeWebhooks(c, session, (context) => deleteWebhook(context, id));
    return c.redirect("/app/webhooks", 303);
  },
});
