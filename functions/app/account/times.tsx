import { accountPage } from "#shared/accounts/account/account.page.tsx";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readTimes, setTimes } from "#shared/accounts/times/set-times.ts";

/** `POST /app/account/times`: changes the account's time zone and the first day of its weeks. */
export default appForm({
  path: "/app/account/times",
  fields: typedFields("timeZone", "weekStart"),
  shownAt: "/app/account",
  async submit(c, session, typed) {
    const read = readTimes(typed);
    if ("problems" in read) {
      const { account } = session;
      const formToken = await formTokenFor(c, session);
      const state = { account, formToken, name: account.name };
      return accountPage({ ...state, times: typed, timeErrors: read.problems });
    }
    await writeAsOwner(c, session, (context) => setTimes(context, read.times));
    return c.redirect("/app/account?saved=times#times", 303);
  },
});
