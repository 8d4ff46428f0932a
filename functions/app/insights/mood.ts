import { AccountActionBody } from "../../../shared/contracts/pipeline/me.ts";
import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { applyForm } from "../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../shared/http/contexts/app/fields.ts";
import { writePipeline } from "../../../shared/http/contexts/app/pipeline.ts";
import { orNull } from "../../../shared/pages/app/pipeline/form-state.ts";
import { refusedPage } from "../../../shared/pages/app/pipeline/refused-page.tsx";
import { checkInMood } from "../../../shared/pipeline/check-in-mood.ts";

/** `POST /app/insights/mood`: notes how the search feels. */
export default appForm({
  path: "/app/insights/mood",
  fields: typedFields("mood", "note"),
  shownAt: "/app/insights",
  async submit(c, session, { mood, note }) {
    const typed = { action: "mood_checkin", mood: Number(mood), note: orNull(note) };
    const applied = await applyForm(AccountActionBody, typed, (body) =>
      writePipeline(c, session, (context) => checkInMood(context, body)),
    );
    if (!("done" in applied)) return refusedPage(applied, "/app/insights");
    return c.redirect("/app/insights", 303);
  },
});
