import type { Context } from "hono";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { type Applied, applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import {
  readColumns,
  readCurrencies,
  readStatuses,
} from "#shared/pipeline/import-file/import-choices.http.ts";
import { importPreviewPage } from "#shared/pipeline/import-file/import-preview.page.tsx";
import {
  columnNames,
  currencyNames,
  type ImportView,
  shownTable,
  statusNames,
} from "#shared/pipeline/import-file/import-view.ts";
import {
  type Choices,
  chooseColumns,
  confirmFile,
  viewFile,
} from "#shared/pipeline/import-file/own-import-file.http.ts";
import { mapColumns } from "#shared/pipeline/imports/map-columns.ts";

/** `GET /app/jobs/import/{id}` and `POST /app/jobs/import/{id}`: previews a file, and imports it. */
export default appForm({
  path: "/app/jobs/import/:id",
  fields: typedFields(
    ...[...columnNames, ...statusNames, ...currencyNames],
    ...["action", "shown", "again", "statuses", "currencies"],
  ),
  async show(c, session) {
    const view = await viewFile(c, session, idOf(c));
    return importPreviewPage(view, { errors: {}, formToken: await formTokenFor(c, session) });
  },
  async submit(c, session, { action, shown, again: typedAgain, ...values }) {
    const again = typedAgain !== "";
    const view = await viewFile(c, session, idOf(c));
    let chosen: Choices = { columns: {}, statuses: {}, currencies: {} };
    if (view.kind === "table") {
      const header = view.columns.map(({ column }) => column);
      const { columns, errors } = readColumns(header, values);
      const [statuses, currencies] = [readStatuses(values), readCurrencies(values)];
      chosen = { columns, statuses, currencies };
      const isSeen =
        action !== "import" ||
        shown === shownTable({ columns: mapColumns(header, columns), statuses, currencies });
      const refused = refusalOf(errors, isSeen);
      if (refused !== null || action !== "import") {
        const checked = await applyVerb(c, () => chooseColumns(c, session, idOf(c), chosen));
        if ("errors" in checked) return showAgain(c, session, view, checked, again);
        return showAgain(c, session, checked.done, refused ?? { errors: {}, status: 200 }, again);
      }
    } else if (action !== "import") {
      return showAgain(c, session, view, { errors: {}, status: 200 }, again);
    }
    const applied = await applyVerb(c, () =>
      confirmFile(c, session, idOf(c), { ...chosen, skipKnown: !again }),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/import/${idOf(c)}`, 303);
    return showAgain(c, session, view, applied, again);
  },
});

/** Why a table is not imported: columns cannot be chosen like this, or were not seen with their rows. */
function refusalOf(errors: FormErrors, isSeen: boolean): Refused | null {
  if (Object.keys(errors).length > 0) return { errors, status: 400 };
  if (isSeen) return null;
  const form =
    "What the columns, statuses or currencies are was changed. Look at the rows again, and import them then.";
  return { errors: { form }, status: 409 };
}

type Refused = Extract<Applied<never>, { errors: unknown }>;

function idOf(c: Context<AppEnv>): string {
  return c.req.param("id") ?? "";
}

async function showAgain(
  c: Context<AppEnv>,
  session: AccountSession,
  view: ImportView,
  { errors, status }: Refused,
  again: boolean,
) {
  const formToken = await formTokenFor(c, session);
  return importPreviewPage(view, { errors, status, again, formToken });
}
