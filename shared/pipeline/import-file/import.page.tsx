import { grouped } from "#shared/core/format.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { FileField, TextArea } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { maxRows } from "../imports/transfer.request.ts";

export const maxFileBytes = 5 * 1024 * 1024;

const labels = { file: "File", text: "Or paste a table" };

/** `/app/jobs/import` */
export function importPage(state: FormState<"text">): Page {
  const { errors, formToken, status = 200 } = state;
  return {
    title: "Import and export",
    status,
    body: (
      <>
        <p class="lead">
          Bring your list from a spreadsheet, Huntr, Teal or another account here. You see what
          becomes of each column and row before anything is added.
        </p>
        <Problems errors={errors} labels={labels} />
        <form class="stack" method="post" action="/app/jobs/import" enctype="multipart/form-data">
          <FormToken value={formToken} />
          <FileField
            name="file"
            label={labels.file}
            accept=".csv,.tsv,.txt,.json,.zip,text/csv,text/plain,application/json,application/zip"
            hint={`CSV of up to ${grouped(maxRows)} rows, or what was exported here. Up to 5 MiB.`}
            error={errors.file}
          />
          <TextArea
            {...bindField(state, "text")}
            label={labels.text}
            hint="Cells copied from a spreadsheet, with the names of the columns in the first row"
            maxLength={maxFileBytes}
          />
          <p class="actions">
            <button type="submit">Show what it becomes</button>
            <a href="/app/jobs">Cancel</a>
          </p>
          <p class="note">
            The file is kept for an hour at most, for you alone, and deleted once it is imported.
          </p>
        </form>
        <Export />
      </>
    ),
  };
}

function Export(): Markup {
  return (
    <section>
      <h2>Export</h2>
      <p>Take your search with you. What you export here can be imported again.</p>
      <p class="actions">
        <a class="button quiet" href="/app/jobs/export?as=csv">
          Jobs as a table (CSV)
        </a>
        <a class="button quiet" href="/app/jobs/export?as=json">
          Everything (JSON)
        </a>
      </p>
      <p class="note">
        The table has the jobs with their statuses and rounds, and is imported up to{" "}
        {grouped(maxRows)} rows. JSON also has contacts, activities, events and moods. If it is more
        than {grouped(maxRows)} records or 5 MiB, it is a ZIP archive of several JSON files: import
        it as it is, or, if it is larger than 5 MiB or than 40 MiB unpacked, its files one by one in
        their order.
      </p>
    </section>
  );
}
