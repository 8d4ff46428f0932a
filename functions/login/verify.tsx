import { verifyPage, wrongPasskey } from "#shared/accounts/sign-in/sign-in.page.tsx";
import { nextQuery, signInFields, verify } from "#shared/http/contexts/accounts/sign-in.ts";
import { readReturnPath } from "#shared/http/contexts/app/return-path.ts";
import { findOwner } from "#shared/http/contexts/app/visitor.ts";
import { visitorForm } from "#shared/http/contexts/app/visitor-page.ts";

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
