import { addPasskeyPage } from "#shared/accounts/passkeys/passkeys.page.tsx";
import { addOwnPasskey, passkeyFields } from "#shared/http/contexts/accounts/own-passkeys.ts";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "#shared/http/contexts/app/form-token.ts";
import { describeOwnBrowser } from "#shared/http/contexts/app/owner-context.ts";

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
