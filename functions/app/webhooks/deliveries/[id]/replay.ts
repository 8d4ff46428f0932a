import { refusedPage } from "#shared/html/app-forms/refused-page.tsx";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyVerb } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { awaitAttempt } from "#shared/http/contexts/webhooks/await-attempt.ts";
import { writeWebhooks } from "#shared/http/contexts/webhooks/owner-webhooks.ts";
import { redeliver } from "#shared/webhooks/log/redeliver.ts";

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
