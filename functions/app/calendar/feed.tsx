import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { calendarPage, readCalendar } from "#shared/pipeline/calendar/calendar.page.tsx";
import { createFeed } from "#shared/pipeline/calendar/calendar-feed.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/calendar/feed`: makes a feed, whose address only this response shows. */
export default appForm({
  path: "/app/calendar/feed",
  fields: typedFields(),
  shownAt: "/app/calendar",
  async submit(c, session) {
    const { url } = await writePipeline(c, session, (context) =>
      createFeed(context, siteOrigin(c)),
    );
    const calendar = await readCalendar(readPipeline(c, session), session.account);
    return calendarPage({ ...calendar, formToken: await formTokenFor(c, session), feedUrl: url });
  },
});
