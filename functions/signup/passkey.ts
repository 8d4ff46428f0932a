import { passkeyOptions } from "#shared/http/contexts/accounts/passkey-options.ts";
import { offerPasskey, signUpFields } from "#shared/http/contexts/accounts/sign-up.ts";

/** `POST /signup/passkey`: what a browser needs to make the passkey of a new account. */
export default passkeyOptions({
  path: "/signup/passkey",
  attempt: "signUp",
  make: (c, visitor, fields) => offerPasskey(c, visitor, signUpFields.parse(fields)),
});
