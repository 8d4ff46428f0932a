import type { Context } from "hono";
import { documentBounds } from "#shared/access/tiers.ts";
import { appUpload } from "#shared/accounts/app/app-upload.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { addUpload } from "#shared/pipeline/documents/document-file.http.ts";
import {
  documentsPage,
  maxDocumentMebibytes,
  readKind,
} from "#shared/pipeline/documents/documents.page.tsx";
import { listDocuments } from "#shared/pipeline/documents/read-documents.ts";

/** The bytes of a multipart form besides the file. */
const otherBytes = 8_192;

/** `GET /app/jobs/{id}/documents` and `POST /app/jobs/{id}/documents`: adds a document to a job. */
export default appUpload({
  path: "/app/jobs/:id/documents",
  maxBytes: documentBounds.fileBytes + otherBytes,
  show: (c, session) => showForm(c, session),
  async submit(c, session, { file, fields }) {
    if (file === null)
      return showForm(c, session, { errors: { file: "Choose a file." }, status: 400 });
    await addUpload(c, session, idOf(c), { file, kind: readKind(fields.kind) });
    return c.redirect(`/app/jobs/${encodeURIComponent(idOf(c))}#documents`, 303);
  },
  refuse(c, session, { message, row }, upload) {
    const problem =
      row.status === 413 ? `This is larger than ${maxDocumentMebibytes} MiB.` : message;
    const kind = readKind(upload?.fields.kind);
    return showForm(c, session, { errors: { file: problem }, status: row.status, kind });
  },
});

function idOf(c: Context<AppEnv>): string {
  return c.req.param("id") ?? "";
}

async function showForm(
  c: Context<AppEnv>,
  session: AccountSession,
  {
    errors = {},
    status = 200,
    kind = "resume",
  }: { errors?: FormErrors; status?: number; kind?: string } = {},
) {
  return documentsPage({
    jobId: idOf(c),
    documents: await listDocuments(readPipeline(c, session), idOf(c)),
    isKept: c.env.DOCUMENTS !== undefined,
    ...{ values: { kind }, errors, status },
    formToken: await formTokenFor(c, session),
  });
}
