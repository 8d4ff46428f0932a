import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { writeWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { deleteWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";

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
