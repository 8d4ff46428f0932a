import * as z from "zod/mini";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { enter, visitorForm, writeAsVisitor } from "#shared/accounts/app/visitor.http.ts";
import { recoverPage } from "#shared/accounts/recovery/recovery-codes.page.tsx";
import { useCode } from "#shared/accounts/recovery/recovery-codes.ts";

/** `GET /login/recover` and `POST /login/recover`: signs in with a recovery code. */
export default visitorForm({
  path: "/login/recover",
  query: z.object({}),
  fields: z.object({ code: Typed }),
  attempt: "recoveryCode",
  show: async (_c, { formToken }) => recoverPage({ formToken, typed: "" }),
  async submit(c, { session, formToken }, { code }) {
    const result = await writeAsVisitor(c, (context) => useCode(context, code, session.id));
    if (result) return enter(c, result, "/app/security");
    return recoverPage({
      formToken,
      typed: code,
      error: "No account has this code unused. Is it complete, and of the newest set?",
    });
  },
});
