import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { awaitAttempt } from "#shared/webhooks/log/await-attempt.http.ts";
import { testWebhook } from "#shared/webhooks/log/send-again.ts";
import { writeWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";

/** `POST /app/webhooks/{id}/test`: sends a test event, and leads to its result. */
export default appForm({
  path: "/app/webhooks/:id/test",
  fields: typedFields(),
  shownAt: "/app/webhooks",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const applied = await applyVerb(c, () =>
      writeWebhooks(c, session, (context) => testWebhook(context, id)),
    );
    if (!("done" in applied)) return refusedPage(applied, `/app/webhooks/${id}`);
    const { deliveryId } = applied.done;
    await awaitAttempt(c, session, deliveryId);
    return c.redirect(`/app/webhooks/deliveries/${deliveryId}`, 303);
  },
});
