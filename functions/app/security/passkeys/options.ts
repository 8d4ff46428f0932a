import { offerOwnPasskey, passkeyFields } from "#shared/http/contexts/accounts/own-passkeys.ts";
import { passkeyOptions } from "#shared/http/contexts/accounts/passkey-options.ts";
import { findOwner } from "#shared/http/contexts/app/visitor.ts";

/** `POST /app/security/passkeys/options`: what a browser needs to make another passkey of the account. */
export default passkeyOptions({
  path: "/app/security/passkeys/options",
  attempt: "signIn",
  async make(c, visitor, fields) {
    const owner = findOwner(visitor);
    return owner && offerOwnPasskey(c, owner, passkeyFields.parse(fields));
  },
});
