import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { orAbsent } from "#shared/html/app-forms/form-state.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { BoardQuery, boardPath } from "#shared/pipeline/board/board-query.ts";
import { CreateViewBody } from "#shared/pipeline/board/saved-view.request.ts";
import { createView } from "#shared/pipeline/board/saved-views.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/jobs/views`: saves the filters of the board under a name. */
export default appForm({
  path: "/app/jobs/views",
  fields: typedFields("name", "q", "company", "status"),
  shownAt: "/app/jobs",
  async submit(c, session, { name, q, company, status }) {
    const filters = {
      ...(orAbsent(q) === undefined ? {} : { q }),
      ...(orAbsent(company) === undefined ? {} : { company }),
      ...(orAbsent(status) === undefined ? {} : { status: [status] }),
    };
    const applied = await applyForm(c, CreateViewBody, { name, filters }, (body) =>
      writePipeline(c, session, (context) => createView(context, body)),
    );
    const path = boardPath(BoardQuery.parse({ q, company, status }));
    return "done" in applied ? c.redirect(path, 303) : refusedPage(applied, path);
  },
});
