import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { orNull } from "#shared/html/app-forms/form-state.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { checkInMood } from "#shared/pipeline/moods/moods.ts";
import { AccountActionBody } from "#shared/pipeline/moods/profile.request.ts";

/** `POST /app/insights/mood`: notes how the search feels. */
export default appForm({
  path: "/app/insights/mood",
  fields: typedFields("mood", "note"),
  shownAt: "/app/insights",
  async submit(c, session, { mood, note }) {
    const typed = { action: "mood_checkin", mood: Number(mood), note: orNull(note) };
    const applied = await applyForm(c, AccountActionBody, typed, (body) =>
      writePipeline(c, session, (context) => checkInMood(context, body)),
    );
    if (!("done" in applied)) return refusedPage(applied, "/app/insights");
    return c.redirect("/app/insights", 303);
  },
});
