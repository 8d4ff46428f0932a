import { passkeyOptions } from "#shared/http/contexts/accounts/passkey-options.ts";
import { askForPasskey } from "#shared/http/contexts/accounts/sign-in.ts";

/** `POST /login/passkey`: what a browser needs to sign in with a passkey. */
export default passkeyOptions({
  path: "/login/passkey",
  attempt: "signIn",
  make: (c, visitor) => askForPasskey(c, visitor),
});
