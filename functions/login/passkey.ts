import { passkeyOptions } from "#shared/accounts/passkeys/passkey-options.http.ts";
import { askForPasskey } from "#shared/accounts/sign-in/sign-in.http.ts";

/** `POST /login/passkey`: what a browser needs to sign in with a passkey. */
export default passkeyOptions({
  path: "/login/passkey",
  attempt: "signIn",
  make: (c, visitor) => askForPasskey(c, visitor),
});
