import * as z from "zod/mini";
import { readSignUpPolicy } from "../shared/accounts/sign-up/policy.ts";
import { signUpFields, signUpWithPasskey } from "../shared/http/contexts/app/sign-up.ts";
import { visitorForm } from "../shared/http/contexts/app/visitor-page.ts";
import { welcomePage } from "../shared/pages/app/codes-page.tsx";
import { signUpPage } from "../shared/pages/app/sign-up-page.tsx";

/** `GET /signup` and `POST /signup`: makes an account with a passkey. */
export default visitorForm({
  path: "/signup",
  query: z.object({}),
  fields: signUpFields,
  attempt: "signUp",
  async show(c, { session, formToken }) {
    if (session.kind === "account") return c.redirect("/app", 303);
    return signUpPage({
      policy: readSignUpPolicy(c.env.SIGN_UP),
      formToken,
      values: { name: "", invitation: "" },
      errors: {},
      contact: c.env.OPERATOR_CONTACT,
    });
  },
  async submit(c, visitor, values) {
    const result = await signUpWithPasskey(c, visitor, values);
    if (!("errors" in result)) return welcomePage(result);
    return signUpPage({
      policy: readSignUpPolicy(c.env.SIGN_UP),
      formToken: visitor.formToken,
      values,
      errors: result.errors,
      contact: c.env.OPERATOR_CONTACT,
    });
  },
});
