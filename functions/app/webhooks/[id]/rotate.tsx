import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { writeWebhooks } from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { rotateSecret } from "#shared/webhooks/subscriptions/write-webhooks.ts";
import { webhookSecretPage } from "#shared/webhooks/webhook-page/secret.page.tsx";

/** `POST /app/webhooks/{id}/rotate`: makes a new secret, and shows it once. */
export default appForm({
  path: "/app/webhooks/:id/rotate",
  fields: typedFields(),
  shownAt: "/app/webhooks",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const { secret, previousSecretUntil } = await writeWebhooks(c, session, (context) =>
      rotateSecret(context, id, {}),
    );
    const note = previousSecretUntil
      ? "For 24 hours, webhook-signature also has a signature with the previous secret."
      : "Deliveries are signed from now on.";
    return webhookSecretPage({ id, secret, note });
  },
});
