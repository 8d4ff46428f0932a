import { findOwner } from "#shared/accounts/app/visitor.http.ts";
import { passkeyOptions } from "#shared/accounts/passkeys/passkey-options.http.ts";
import { askForOwnPasskey } from "#shared/accounts/sign-in/sign-in.http.ts";

/** `POST /login/verify/passkey`: what a browser needs to confirm with a passkey of its account. */
export default passkeyOptions({
  path: "/login/verify/passkey",
  attempt: "signIn",
  async make(c, visitor) {
    const owner = findOwner(visitor);
    return owner && askForOwnPasskey(c, owner);
  },
});
