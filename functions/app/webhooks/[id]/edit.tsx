import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import {
  requireWebhooks,
  typedWebhook,
  WebhookFields,
  webhookBody,
  writeWebhooks,
} from "#shared/webhooks/subscriptions/owner-webhooks.http.ts";
import { UpdateWebhookBody } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { webhookFormPage } from "#shared/webhooks/subscriptions/webhook-form.page.tsx";
import { findWebhook } from "#shared/webhooks/subscriptions/webhook-record.ts";
import { updateWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";

/** `GET /app/webhooks/{id}/edit` and `POST /app/webhooks/{id}/edit`: its URL, events and description. */
export default appForm({
  path: "/app/webhooks/:id/edit",
  fields: WebhookFields,
  async show(c, session) {
    requireWebhooks(session);
    const { id, url, description, events, content } = await findWebhook(
      ownerContext(c, session),
      c.req.param("id") ?? "",
    );
    const formToken = await formTokenFor(c, session);
    const fields = { id, url, description: description ?? "", events, content };
    return webhookFormPage({ ...fields, errors: {}, formToken });
  },
  async submit(c, session, fields) {
    const id = c.req.param("id") ?? "";
    const typed = typedWebhook(fields);
    requireWebhooks(session);
    // The webhook is looked up first, because a form about another account's webhook has no faults.
    await findWebhook(ownerContext(c, session), id);
    const applied = await applyForm(c, UpdateWebhookBody, webhookBody(typed), (body) =>
      writeWebhooks(c, session, (context) => updateWebhook(context, id, body)),
    );
    if ("done" in applied) return c.redirect(`/app/webhooks/${id}`, 303);
    const formToken = await formTokenFor(c, session);
    return webhookFormPage({ id, ...typed, ...applied, formToken });
  },
});
