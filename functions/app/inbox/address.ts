import { mailDomain } from "#shared/core/mail-domain.ts";
import { refusedPage } from "#shared/html/app-forms/refused-page.tsx";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyVerb } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
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
