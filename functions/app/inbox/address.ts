import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { mailDomain } from "#shared/core/site.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import type { UpdateInboxBody } from "#shared/pipeline/inbox/inbox.request.ts";
import { updateInbox } from "#shared/pipeline/inbox/inbox-settings.ts";

const changes: Readonly<Record<string, UpdateInboxBody>> = {
  on: { isOn: true },
  off: { isOn: false },
  replace: { replaceAddress: true },
};

/** `POST /app/inbox/address`: makes the address, switches it on or off, or replaces it. */
export default appForm({
  path: "/app/inbox/address",
  fields: typedFields("action"),
  shownAt: "/app/inbox/settings",
  async submit(c, session, { action }) {
    const change = changes[action] ?? {};
    const applied = await applyVerb(c, () =>
      writePipeline(c, session, (context) => updateInbox(context, mailDomain(c.env), change)),
    );
    if (!("done" in applied)) return refusedPage(applied, "/app/inbox");
    return c.redirect("/app/inbox/settings", 303);
  },
});
