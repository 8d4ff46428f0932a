import { readReturnPath } from "#shared/accounts/app/require-session.http.ts";
import { visitorForm } from "#shared/accounts/app/visitor.http.ts";
import { welcomePage } from "#shared/accounts/recovery/recovery-codes.page.tsx";
import { nextQuery } from "#shared/accounts/sign-in/sign-in.http.ts";
import { readSignUpPolicy } from "#shared/accounts/sign-up/check-admission.ts";
import { signUpFields, signUpWithPasskey } from "#shared/accounts/sign-up/sign-up.http.ts";
import { signUpPage } from "#shared/accounts/sign-up/sign-up.page.tsx";

/** `GET /signup` and `POST /signup`: makes an account with a passkey. */
export default visitorForm({
  path: "/signup",
  query: nextQuery,
  fields: signUpFields,
  attempt: "signUp",
  async show(c, { session, formToken }, { next: asked }) {
    const next = readReturnPath(asked);
    if (session.kind === "account") return c.redirect(next, 303);
    return signUpPage({
      policy: readSignUpPolicy(c.env.SIGN_UP),
      formToken,
      values: { name: "", invitation: "" },
      errors: {},
      next,
      contact: c.env.OPERATOR_CONTACT,
    });
  },
  async submit(c, visitor, values) {
    const result = await signUpWithPasskey(c, visitor, values);
    const next = readReturnPath(values.next);
    if (!("errors" in result)) return welcomePage({ ...result, next });
    return signUpPage({
      policy: readSignUpPolicy(c.env.SIGN_UP),
      formToken: visitor.formToken,
      values,
      errors: result.errors,
      next,
      contact: c.env.OPERATOR_CONTACT,
    });
  },
});
