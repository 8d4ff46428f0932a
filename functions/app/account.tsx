import * as z from "zod/mini";
import { accountPage } from "#shared/accounts/account/account.page.tsx";
import { readName, renameAccount } from "#shared/accounts/account-name.ts";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";

/** `GET /app/account`, and `POST /app/account`, which renames the account. */
export default appForm({
  path: "/app/account",
  fields: z.object({ name: Typed }),
  async show(c, session) {
    const { account } = session;
    const formToken = await formTokenFor(c, session);
    const timesSaved = c.req.query("saved") === "times";
    return accountPage({ account, name: account.name, formToken, timesSaved });
  },
  async submit(c, session, { name: typed }) {
    const read = readName(typed);
    if ("problem" in read) {
      const { account } = session;
      const formToken = await formTokenFor(c, session);
      return accountPage({ account, name: typed, formToken, error: read.problem });
    }
    await writeAsOwner(c, session, (context) => renameAccount(context, read.name));
    return c.redirect("/app/account", 303);
  },
});
