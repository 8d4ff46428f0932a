import type { Context } from "hono";
import type { AccountSession } from "../../../../shared/accounts/sessions/session.ts";
import { appForm } from "../../../../shared/http/contexts/app/app-page.ts";
import { type Applied, attempt } from "../../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../../shared/http/contexts/app/form-token.ts";
import {
  type ChosenColumns,
  readColumns,
  readStatuses,
} from "../../../../shared/http/contexts/app/import-choices.ts";
import { confirmFile, viewFile } from "../../../../shared/http/contexts/app/import-file.ts";
import type { AppEnv } from "../../../../shared/http/env.ts";
import { importPreviewPage } from "../../../../shared/pages/app/pipeline/import-preview-page.tsx";
import {
  columnNames,
  type ImportView,
  shownTable,
  statusNames,
} from "../../../../shared/pages/app/pipeline/import-view.ts";

/** `GET /app/jobs/import/{id}` and `POST /app/jobs/import/{id}`: previews a file, and imports it. */
export default appForm({
  path: "/app/jobs/import/:id",
  fields: typedFields(
    ...[...columnNames, ...statusNames],
    ...["action", "shown", "again", "statuses"],
  ),
  async show(c, session) {
    const view = await viewFile(c, session, idOf(c));
    return importPreviewPage(view, { errors: {}, formToken: await formTokenFor(c, session) });
  },
  async submit(c, session, { action, shown, again: typedAgain, ...values }) {
    const again = typedAgain !== "";
    const statuses = readStatuses(values);
    let chosen: ChosenColumns = { columns: {}, errors: {} };
    const view = await viewFile(c, session, idOf(c), (header) => {
      chosen = readColumns(header, values);
      return { columns: chosen.columns, statuses };
    });
    const { columns, errors } = chosen;
    const isRefused = Object.keys(errors).length > 0;
    if (isRefused || action !== "import") {
      return showAgain(c, session, view, { errors, status: isRefused ? 400 : 200 }, again);
    }
    const isShown = view.kind !== "table" || shown === shownTable(view);
    if (!isShown && !view.resumes) {
      const form =
        "What the columns or statuses are was changed. Look at the rows again, and import them then.";
      return showAgain(c, session, view, { errors: { form }, status: 409 }, again);
    }
    const applied = await attempt(() =>
      confirmFile(c, session, idOf(c), { columns, statuses, skipKnown: !again }),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/import/${idOf(c)}`, 303);
    return showAgain(c, session, view, applied, again);
  },
});

function idOf(c: Context<AppEnv>): string {
  return c.req.param("id") ?? "";
}

async function showAgain(
  c: Context<AppEnv>,
  session: AccountSession,
  view: ImportView,
  { errors, status }: Extract<Applied<never>, { errors: unknown }>,
  again: boolean,
) {
  const formToken = await formTokenFor(c, session);
  return importPreviewPage(view, { errors, status, again, formToken });
}
