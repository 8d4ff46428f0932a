import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { sweeperStub } from "#shared/webhooks/delivery/sweeper-stub.ts";
import { testNewWebhook } from "#shared/webhooks/log/await-attempt.http.ts";
import {
  requireWebhooks,
  typedWebhook,
  WebhookFields,
  webhookBody,
  writeWebhooks,
} from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { RegisterWebhookBody } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { webhookFormPage } from "#shared/webhooks/subscriptions/webhook-form.page.tsx";
import { registerWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";
import { webhookSecretPage } from "#shared/webhooks/webhook-page/secret.page.tsx";

/**
 * `GET /app/webhooks/new` and `POST /app/webhooks/new`: adds a webhook, sends it a test, and shows its
 * secret once, with the result of the test.
 */
export default appForm({
  path: "/app/webhooks/new",
  fields: WebhookFields,
  async show(c, session) {
    requireWebhooks(session);
    const formToken = await formTokenFor(c, session);
    const fields = { url: "", description: "", events: ["job.status_changed"], content: "full" };
    return webhookFormPage({ id: null, ...fields, errors: {}, formToken });
  },
  async submit(c, session, fields) {
    requireWebhooks(session);
    const typed = typedWebhook(fields);
    const applied = await applyForm(c, RegisterWebhookBody, webhookBody(typed), (body) =>
      writeWebhooks(c, session, async (context) => {
        const registered = await registerWebhook(context, body);
        // The sweeper is woken before the webhook can have a delivery, so that none depends on the
        // queue alone.
        await sweeperStub(c.env).wake();
        return registered;
      }),
    );
    if (!("done" in applied)) {
      const formToken = await formTokenFor(c, session);
      return webhookFormPage({ id: null, ...typed, ...applied, formToken });
    }
    const { id, secret } = applied.done;
    return webhookSecretPage({ id, secret, test: await testNewWebhook(c, session, id) });
  },
});
