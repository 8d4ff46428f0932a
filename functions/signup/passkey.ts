import { passkeyOptions } from "#shared/accounts/passkeys/passkey-options.http.ts";
import { offerPasskey, signUpFields } from "#shared/accounts/sign-up/sign-up.http.ts";

/** `POST /signup/passkey`: what a browser needs to make the passkey of a new account. */
export default passkeyOptions({
  path: "/signup/passkey",
  attempt: "signUp",
  make: (c, visitor, fields) => offerPasskey(c, visitor, signUpFields.parse(fields)),
});
