import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "../../../shared/http/contexts/app/form-token.ts";
import { addOwnPasskey, passkeyFields } from "../../../shared/http/contexts/app/own-passkeys.ts";
import { browserOf } from "../../../shared/http/contexts/app/owner-context.ts";
import { addPasskeyPage } from "../../../shared/pages/app/passkey-pages.tsx";

/** `GET /app/security/passkeys` and `POST /app/security/passkeys`: adds a passkey. */
export default appForm({
  path: "/app/security/passkeys",
  fresh: true,
  fields: passkeyFields,
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    return addPasskeyPage({ formToken, name: browserOf(c), errors: {} });
  },
  async submit(c, session, fields) {
    const errors = await addOwnPasskey(c, session, fields);
    if (!errors) return c.redirect("/app/security", 303);
    return addPasskeyPage({ formToken: await formTokenFor(c, session), name: fields.name, errors });
  },
});
