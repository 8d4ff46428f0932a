import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { deleteFeed } from "#shared/pipeline/calendar/delete-feed.ts";

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
