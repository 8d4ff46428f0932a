import { passkeyOptions } from "#shared/http/contexts/accounts/passkey-options.ts";
import { askForOwnPasskey } from "#shared/http/contexts/accounts/sign-in.ts";
import { findOwner } from "#shared/http/contexts/app/visitor.ts";

/** `POST /login/verify/passkey`: what a browser needs to confirm with a passkey of its account. */
export default passkeyOptions({
  path: "/login/verify/passkey",
  attempt: "signIn",
  async make(c, visitor) {
    const owner = findOwner(visitor);
    return owner && askForOwnPasskey(c, owner);
  },
});
