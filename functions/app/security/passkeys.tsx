import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { describeOwnBrowser } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { addOwnPasskey, passkeyFields } from "#shared/accounts/passkeys/own-passkeys.http.ts";
import { addPasskeyPage } from "#shared/accounts/passkeys/passkeys.page.tsx";

/** `GET /app/security/passkeys` and `POST /app/security/passkeys`: adds a passkey. */
export default appForm({
  path: "/app/security/passkeys",
  fresh: true,
  fields: passkeyFields,
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    return addPasskeyPage({ formToken, name: describeOwnBrowser(c), errors: {} });
  },
  async submit(c, session, fields) {
    const errors = await addOwnPasskey(c, session, fields);
    if (!errors) return c.redirect("/app/security", 303);
    return addPasskeyPage({ formToken: await formTokenFor(c, session), name: fields.name, errors });
  },
});
