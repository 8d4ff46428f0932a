import type { Context } from "hono";
import type { AccountSession } from "../../../../shared/accounts/sessions/session.ts";
import {
  type GivenColumns,
  type ImportField,
  importFields,
} from "../../../../shared/contracts/pipeline/import-columns.ts";
import { appForm } from "../../../../shared/http/contexts/app/app-page.ts";
import { type Applied, attempt } from "../../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../../shared/http/contexts/app/form-token.ts";
import { confirmFile, viewFile } from "../../../../shared/http/contexts/app/import-file.ts";
import type { AppEnv } from "../../../../shared/http/env.ts";
import type { FormErrors } from "../../../../shared/pages/app/pipeline/form-state.ts";
import { importPreviewPage } from "../../../../shared/pages/app/pipeline/import-preview-page.tsx";
import {
  columnName,
  columnNames,
  type ImportView,
  importLabels,
  mappingOf,
} from "../../../../shared/pages/app/pipeline/import-view.ts";

/** `GET /app/jobs/import/{id}` and `POST /app/jobs/import/{id}`: previews a file, and imports it. */
export default appForm({
  path: "/app/jobs/import/:id",
  fields: typedFields(...columnNames, "action", "shown", "again"),
  async show(c, session) {
    const view = await viewFile(c, session, idOf(c));
    return importPreviewPage(view, { errors: {}, formToken: await formTokenFor(c, session) });
  },
  async submit(c, session, { action, shown, again: typedAgain, ...values }) {
    const again = typedAgain !== "";
    let chosen: ChosenColumns = { columns: {}, errors: {} };
    const view = await viewFile(c, session, idOf(c), (header) => {
      chosen = readColumns(header, values);
      return chosen.columns;
    });
    const { columns, errors } = chosen;
    const isRefused = Object.keys(errors).length > 0;
    if (isRefused || action !== "import") {
      return showAgain(c, session, view, { errors, status: isRefused ? 400 : 200 }, again);
    }
    const isShown = view.kind !== "table" || shown === JSON.stringify(mappingOf(view.columns));
    if (!isShown && !view.resumes) {
      const form = "The columns were changed. Look at the rows again, and import them then.";
      return showAgain(c, session, view, { errors: { form }, status: 409 }, again);
    }
    const applied = await attempt(() =>
      confirmFile(c, session, idOf(c), { columns, skipKnown: !again }),
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

interface ChosenColumns {
  columns: GivenColumns;
  errors: FormErrors;
}

/**
 * What was chosen for each column, by its name; of several with one name, for the first. Of several
 * that are to be the same field, too.
 */
function readColumns(
  header: readonly string[],
  values: Readonly<Record<string, string>>,
): ChosenColumns {
  const columns: Record<string, ImportField | null> = Object.create(null);
  const taken = new Map<ImportField, string>();
  let form: string | undefined;
  for (const [at, column] of header.entries()) {
    if (Object.hasOwn(columns, column)) continue;
    const field = importFields.find((one) => one === values[columnName(at)]) ?? null;
    const other = field === null ? undefined : taken.get(field);
    if (field !== null && other !== undefined) {
      form ??= `${importLabels[field]} can be one column only: it is ${other}, so that ${column} was left out.`;
    }
    columns[column] = other === undefined ? field : null;
    if (field !== null && other === undefined) taken.set(field, column);
  }
  return { columns, errors: form === undefined ? {} : { form } };
}
