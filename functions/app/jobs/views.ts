import { CreateViewBody } from "../../../shared/contracts/pipeline/saved-view.ts";
import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { applyForm } from "../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../shared/http/contexts/app/fields.ts";
import { writePipeline } from "../../../shared/http/contexts/app/pipeline.ts";
import { BoardQuery, boardPath } from "../../../shared/pages/app/pipeline/board-query.ts";
import { orAbsent } from "../../../shared/pages/app/pipeline/form-state.ts";
import { refusedPage } from "../../../shared/pages/app/pipeline/refused-page.tsx";
import { createView } from "../../../shared/pipeline/views/create-view.ts";

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
    const applied = await applyForm(CreateViewBody, { name, filters }, (body) =>
      writePipeline(c, session, (context) => createView(context, body)),
    );
    const path = boardPath(BoardQuery.parse({ q, company, status }));
    return "done" in applied ? c.redirect(path, 303) : refusedPage(applied, path);
  },
});
