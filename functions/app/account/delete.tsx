import * as z from "zod/mini";
import {
  deleteAccountPage,
  deletedAccountPage,
} from "#shared/accounts/account/delete-account.page.tsx";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/form-token.http.ts";
import { sendPrivatePage } from "#shared/accounts/app/send-app-page.http.tsx";
import { clearSessionCookie } from "#shared/accounts/app/session-cookie.http.ts";
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
