import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { calendarPage, readCalendar } from "#shared/pipeline/calendar/calendar.page.tsx";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

const Month = z.string().check(z.regex(/^(?:19[7-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])$/));

/** `GET /app/calendar`: the events of a month. */
export default appPage({
  path: "/app/calendar",
  query: z.object({ month: z._default(z.catch(Month, ""), "") }),
  async handle(c, session, { month }) {
    const { account } = session;
    const calendar = await readCalendar(readPipeline(c, session), account, month || undefined);
    return calendarPage({ ...calendar, formToken: await formTokenFor(c, session) });
  },
});
