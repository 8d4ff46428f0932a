import { findOwner } from "#shared/accounts/app/visitor.http.ts";
import { offerOwnPasskey, passkeyFields } from "#shared/accounts/passkeys/own-passkeys.http.ts";
import { passkeyOptions } from "#shared/accounts/passkeys/passkey-options.http.ts";

/** `POST /app/security/passkeys/options`: what a browser needs to make another passkey of the account. */
export default passkeyOptions({
  path: "/app/security/passkeys/options",
  attempt: "signIn",
  async make(c, visitor, fields) {
    const owner = findOwner(visitor);
    return owner && offerOwnPasskey(c, owner, passkeyFields.parse(fields));
  },
});
