import * as z from "zod/mini";
import { deleteAccountPage, deletedAccountPage } from "#shared/accounts/account/account.page.tsx";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { clearSessionCookie } from "#shared/accounts/app/open-session.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { sendPrivatePage } from "#shared/accounts/app/send-app-page.http.tsx";
import { displayName } from "#shared/accounts/sessions/session.ts";
import { deleteAccount } from "#shared/pipeline/account-data/delete-account.http.ts";

/** `GET /app/account/delete` and `POST /app/account/delete`: deletes the account after a typed confirmation. */
export default appForm({
  path: "/app/account/delete",
  fresh: true,
  fields: z.object({ confirmation: Typed }),
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    return deleteAccountPage({ formToken, name: displayName(session.account), typed: "" });
  },
  async submit(c, session, { confirmation: typed }) {
    const name = displayName(session.account);
    if (typed.trim() !== name) {
      const formToken = await formTokenFor(c, session);
      const error = "That is not the name of the account.";
      return deleteAccountPage({ formToken, name, typed, error });
    }
    await deleteAccount(c, session);
    clearSessionCookie(c);
    return sendPrivatePage(c, deletedAccountPage());
  },
});
