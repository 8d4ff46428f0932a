import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { deleteFeed } from "#shared/pipeline/calendar/calendar-feed.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/calendar/feed/delete`: switches the feed off. */
export default appForm({
  path: "/app/calendar/feed/delete",
  fields: typedFields(),
  shownAt: "/app/calendar",
  async submit(c, session) {
    await writePipeline(c, session, deleteFeed);
    return c.redirect("/app/calendar", 303);
  },
});
