import * as z from "zod/mini";
import { RegisterWebhookBody } from "../../../shared/contracts/pipeline/webhooks.ts";
import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { applyForm } from "../../../shared/http/contexts/app/apply-form.ts";
import { Typed } from "../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../shared/http/contexts/app/form-token.ts";
import { requireWebhooks, writeWebhooks } from "../../../shared/http/contexts/app/webhooks.ts";
import {
  webhookFormPage,
  webhookSecretPage,
} from "../../../shared/pages/app/pipeline/webhook-form-page.tsx";
import { registerWebhook } from "../../../shared/webhooks/register-webhook.ts";
import { sweeperStub } from "../../../shared/webhooks/sweeper-stub.ts";

/** One checkbox is text, several are a list. */
const Chosen = z._default(z.catch(z.union([z.array(z.string()), z.string()]), ""), "");

/** `GET /app/webhooks/new` and `POST /app/webhooks/new`: adds a webhook, and shows its secret once. */
export default appForm({
  path: "/app/webhooks/new",
  fields: z.object({ url: Typed, events: Chosen }),
  async show(c, session) {
    requireWebhooks(session);
    const formToken = await formTokenFor(c, session);
    return webhookFormPage({ url: "", events: ["job.status_changed"], errors: {}, formToken });
  },
  async submit(c, session, { url, events: chosen }) {
    requireWebhooks(session);
    const events = [chosen].flat().filter((event) => event !== "");
    const applied = await applyForm(RegisterWebhookBody, { url: url.trim(), events }, (body) =>
      writeWebhooks(c, session, async (context) => {
        const registered = await registerWebhook(context, body);
        // Before the webhook can have a delivery, so that none depends on the queue alone.
        await sweeperStub(c.env).wake();
        return registered;
      }),
    );
    if ("done" in applied) {
      const { id, secret } = applied.done;
      return webhookSecretPage(id, secret, "On the page of the webhook, send it a test.");
    }
    const formToken = await formTokenFor(c, session);
    return webhookFormPage({ url, events, ...applied, formToken });
  },
});
