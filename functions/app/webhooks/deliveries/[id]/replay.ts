import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { awaitAttempt } from "#shared/webhooks/log/await-attempt.http.ts";
import { redeliver } from "#shared/webhooks/log/send-again.ts";
import { writeWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";

/** `POST /app/webhooks/deliveries/{id}/replay`: sends a delivery again, and leads to the result. */
export default appForm({
  path: "/app/webhooks/deliveries/:id/replay",
  fields: typedFields(),
  shownAt: "/app/webhooks",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const path = `/app/webhooks/deliveries/${encodeURIComponent(id)}`;
    const applied = await applyVerb(c, () =>
      writeWebhooks(c, session, (context) => redeliver(context, id)),
    );
    if (!("done" in applied)) return refusedPage(applied, path);
    await awaitAttempt(c, session, id);
    return c.redirect(path, 303);
  },
});
