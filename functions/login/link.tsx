import * as z from "zod/mini";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { enter, visitorForm, writeAsVisitor } from "#shared/accounts/app/visitor.http.ts";
import { signInByLink } from "#shared/accounts/invitations/invitations.ts";
import { linkPage } from "#shared/accounts/recovery/recovery-codes.page.tsx";

/** `GET /login/link` and `POST /login/link`: signs in with a one-time link, whose secret no URL carries. */
export default visitorForm({
  path: "/login/link",
  query: z.object({}),
  fields: z.object({ secret: Typed }),
  attempt: "link",
  show: async (_c, { formToken }) => linkPage({ formToken, typed: "" }),
  async submit(c, { session, formToken }, { secret }) {
    const result = await writeAsVisitor(c, (context) => signInByLink(context, secret, session.id));
    if (result) return enter(c, result, "/app");
    return linkPage({
      formToken,
      typed: secret,
      error: "This link cannot be used: each works once, within its time. Ask for another.",
    });
  },
});
