import { readReturnPath } from "#shared/accounts/app/require-session.http.ts";
import { findOwner, visitorForm } from "#shared/accounts/app/visitor.http.ts";
import { nextQuery, signInFields, verify } from "#shared/accounts/sign-in/sign-in.http.ts";
import { verifyPage, wrongPasskey } from "#shared/accounts/sign-in/sign-in.page.tsx";

/** `GET /login/verify` and `POST /login/verify`: proves that the person who has signed in is present. */
export default visitorForm({
  path: "/login/verify",
  query: nextQuery,
  fields: signInFields,
  attempt: "signIn",
  async show(c, visitor, { next: asked }) {
    const next = readReturnPath(asked);
    if (!findOwner(visitor)) return c.redirect("/login", 303);
    return verifyPage({ formToken: visitor.formToken, next });
  },
  async submit(c, visitor, fields) {
    const owner = findOwner(visitor);
    if (!owner) return c.redirect("/login", 303);
    const next = readReturnPath(fields.next);
    if (await verify(c, owner, fields)) return c.redirect(next, 303);
    return verifyPage({ formToken: visitor.formToken, next, error: wrongPasskey });
  },
});
