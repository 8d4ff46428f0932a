import { documentKinds } from "#schema/documents.ts";
import { documentBounds } from "#shared/access/tiers.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { FileField, SelectField } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import type { Markup } from "#shared/html/page.ts";
import { documentWords } from "./document-words.ts";

export const maxDocumentMebibytes = documentBounds.fileBytes / 1024 / 1024;

export const documentLabels = { file: "File", kind: "What it is" };

/** Adds a document to a job. Browsers without script send it, too. */
export function DocumentForm({ jobId, ...state }: FormState<"kind"> & { jobId: string }): Markup {
  return (
    <form
      class="stack"
      method="post"
      action={`/app/jobs/${jobId}/documents`}
      enctype="multipart/form-data"
    >
      <FormToken value={state.formToken} />
      <FileField
        name="file"
        label={documentLabels.file}
        accept=".pdf,.docx,.txt,.md,application/pdf,text/plain,text/markdown"
        hint={`PDF, Word (.docx), text or Markdown, up to ${maxDocumentMebibytes} MiB`}
        error={state.errors.file}
      />
      <SelectField
        {...bindField(state, "kind")}
        label={documentLabels.kind}
        choices={documentKinds.map((value) => ({ value, label: documentWords[value] }))}
      />
      <p class="actions">
        <button type="submit">Add the document</button>
      </p>
    </form>
  );
}
