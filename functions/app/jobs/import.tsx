import type { Context } from "hono";
import { appUpload } from "#shared/accounts/app/app-upload.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { importPage, maxFileBytes } from "#shared/pipeline/import-file/import.page.tsx";
import { storeUpload } from "#shared/pipeline/import-file/own-import-file.http.ts";

/** The bytes of a multipart form besides the file. */
const otherBytes = 8_192;
/** Text that is sent back with the form; more than that was not typed. */
const maxShown = 50_000;

/** `GET /app/jobs/import` and `POST /app/jobs/import`: uploads a file to see what it would become. */
export default appUpload({
  path: "/app/jobs/import",
  maxBytes: maxFileBytes + otherBytes,
  show: (c, session) => showForm(c, session),
  async submit(c, session, { file, fields: { text = "" } }) {
    if (file === null && text.trim() === "") {
      return showForm(c, session, { file: "Choose a file, or paste a table below." }, 400);
    }
    const bytes = file?.bytes ?? Uint8Array.from(new TextEncoder().encode(text));
    const id = await storeUpload(c, session, { name: file?.name || "pasted text", bytes });
    return c.redirect(`/app/jobs/import/${id}`, 303);
  },
  refuse(c, session, { message, row }, upload) {
    const isPasted = upload !== undefined && upload.file === null;
    const problem = row.status === 413 ? "This is larger than 5 MiB." : message;
    const text = upload?.fields.text ?? "";
    const shown = text.length > maxShown ? "" : text;
    return showForm(c, session, { [isPasted ? "text" : "file"]: problem }, row.status, shown);
  },
});

async function showForm(
  c: Context<AppEnv>,
  session: AccountSession,
  errors: FormErrors = {},
  status = 200,
  text = "",
) {
  return importPage({
    values: { text },
    errors,
    status,
    formToken: await formTokenFor(c, session),
  });
}
