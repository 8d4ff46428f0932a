import * as z from "zod/mini";
import { signInByLink } from "#shared/accounts/invitations/sign-in-by-link.ts";
import { linkPage } from "#shared/accounts/recovery/code-pages.page.tsx";
import { Typed } from "#shared/http/contexts/app/fields.ts";
import { enter, writeAsVisitor } from "#shared/http/contexts/app/visitor.ts";
import { visitorForm } from "#shared/http/contexts/app/visitor-page.ts";

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
