import { readReturnPath } from "#shared/accounts/app/require-session.http.ts";
import { visitorForm } from "#shared/accounts/app/visitor.http.ts";
import { nextQuery, signIn, signInFields } from "#shared/accounts/sign-in/sign-in.http.ts";
import { signInPage, wrongPasskey } from "#shared/accounts/sign-in/sign-in.page.tsx";

/** `GET /login` and `POST /login`: signs in with a passkey. */
export default visitorForm({
  path: "/login",
  query: nextQuery,
  fields: signInFields,
  attempt: "signIn",
  async show(c, { session, formToken }, { next: asked }) {
    const next = readReturnPath(asked);
    if (session.kind === "account") return c.redirect(next, 303);
    return signInPage({ formToken, next });
  },
  async submit(c, visitor, fields) {
    const next = readReturnPath(fields.next);
    const { formToken } = visitor;
    return (
      (await signIn(c, visitor, fields)) ?? signInPage({ formToken, next, error: wrongPasskey })
    );
  },
});
