import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { mailDomain } from "#shared/core/site.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { UpdateInboxBody } from "#shared/pipeline/inbox/inbox.request.ts";
import { inboxSettingsPage } from "#shared/pipeline/inbox/inbox-settings.page.tsx";
import { readInbox, updateInbox } from "#shared/pipeline/inbox/inbox-settings.ts";

function listed(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

/** `GET /app/inbox/settings`, and `POST /app/inbox/settings`, which saves who may send and what is applied at once. */
export default appForm({
  path: "/app/inbox/settings",
  fields: typedFields("appliesAtOnce", "senders", "ownAddresses"),
  async show(c, session) {
    const settings = await readInbox(readPipeline(c, session), mailDomain(c.env));
    return inboxSettingsPage({ settings, formToken: await formTokenFor(c, session) });
  },
  async submit(c, session, { appliesAtOnce, senders, ownAddresses }) {
    const domain = mailDomain(c.env);
    const body = {
      appliesAtOnce: appliesAtOnce === "yes",
      senders: listed(senders),
      ownAddresses: listed(ownAddresses),
    };
    const applied = await applyForm(c, UpdateInboxBody, body, (valid) =>
      writePipeline(c, session, (context) => updateInbox(context, domain, valid)),
    );
    if ("done" in applied) return c.redirect("/app/inbox/settings", 303);
    const settings = await readInbox(readPipeline(c, session), domain);
    // Which of the lines is wrong is in the message; the field is one.
    const errors = Object.fromEntries(
      Object.entries(applied.errors).map(([field, message]) => [
        field.replace(/^(senders|ownAddresses).*$/, "$1"),
        message,
      ]),
    );
    return inboxSettingsPage({
      ...{ settings, senders, ownAddresses, errors, status: applied.status },
      formToken: await formTokenFor(c, session),
    });
  },
});
