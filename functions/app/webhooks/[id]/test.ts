import { refusedPage } from "#shared/html/app-forms/refused-page.tsx";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyVerb } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { awaitAttempt } from "#shared/http/contexts/webhooks/await-attempt.ts";
import { writeWebhooks } from "#shared/http/contexts/webhooks/owner-webhooks.ts";
import { testWebhook } from "#shared/webhooks/log/test-webhook.ts";

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
