import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { keepGuessedTimes, readTimes } from "#shared/accounts/times/set-times.ts";

/**
 * `POST /app/account/times/guess`: keeps the browser's time zone and first day of the week for an
 * account that has none yet; what is not known is left as it is.
 */
export default appForm({
  path: "/app/account/times/guess",
  fields: typedFields("timeZone", "weekStart"),
  shownAt: "/app/account",
  async submit(c, session, typed) {
    const read = readTimes(typed);
    if ("times" in read) {
      await writeAsOwner(c, session, (context) => keepGuessedTimes(context, read.times));
    }
    return c.body(null, 204);
  },
});
