import { type DocumentKind, type DocumentType, documentKinds } from "#schema/documents.ts";
import { documentBounds } from "#shared/access/tiers.ts";
import { ButtonForm, FormToken } from "#shared/html/app-forms/buttons.tsx";
import { FileField, SelectField } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import type { JobDocument } from "./document.response.ts";

/** `/app/jobs/{id}/documents`: the form again if a document was refused, or after a sign-in. */
export function documentsPage({
  jobId,
  documents,
  isKept,
  ...state
}: DocumentsProps & FormState<"kind">): Page {
  return {
    title: "Documents",
    styles: ["job.css"],
    status: state.status ?? 200,
    body: (
      <>
        <p>
          <a href={`/app/jobs/${jobId}`}>Back to the job</a>
        </p>
        {isKept ? (
          <>
            <Problems errors={state.errors} labels={documentLabels} />
            <DocumentForm jobId={jobId} {...state} />
            <DocumentList documents={documents} formToken={state.formToken} />
          </>
        ) : (
          <p>This service keeps no documents.</p>
        )}
      </>
    ),
  };
}

interface DocumentsProps {
  jobId: string;
  documents: readonly JobDocument[];
  /** Whether this service keeps documents. */
  isKept: boolean;
  formToken: string;
}

/** What was sent for a job, and the form that adds to it. */
export function DocumentsSection({ jobId, documents, isKept, formToken }: DocumentsProps): Markup {
  return (
    <section id="documents">
      <h2>Documents</h2>
      {isKept ? (
        <>
          <DocumentList documents={documents} formToken={formToken} />
          {documents.length < documentBounds.perJob ? (
            <details>
              <summary>Add a document</summary>
              <DocumentForm
                jobId={jobId}
                values={{ kind: documents.length === 0 ? "resume" : "letter" }}
                errors={{}}
                formToken={formToken}
              />
            </details>
          ) : (
            <p class="note">A job can have at most {documentBounds.perJob} documents.</p>
          )}
        </>
      ) : (
        <p class="note">This service keeps no documents.</p>
      )}
    </section>
  );
}

/** The documents of a job, each to be saved or deleted. */
function DocumentList({
  documents,
  formToken,
}: {
  documents: readonly JobDocument[];
  formToken: string;
}): Markup | null {
  if (documents.length === 0) return null;
  return (
    <ul class="rows">
      {documents.map(({ id, jobId, kind, name, type, size, createdAt }) => (
        <li>
          <a href={`/app/jobs/${jobId}/documents/${id}`} download={name}>
            {name}
          </a>
          <p class="note">
            {documentWords[kind]}, {typeWords[type]}, {sizeWords(size)}, added{" "}
            <Day at={Date.parse(createdAt)} />
          </p>
          <details class="delete">
            <summary aria-label={`Delete ${name}`}>Delete</summary>
            <ButtonForm
              action={`/app/jobs/${jobId}/documents/${id}/delete`}
              text="Delete it for good"
              label={`Delete it for good: ${name}`}
              formToken={formToken}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}

export const maxDocumentMebibytes = documentBounds.fileBytes / 1024 / 1024;

const documentLabels = { file: "File", kind: "What it is" };

/** Adds a document to a job. Browsers without script send it, too. */
function DocumentForm({ jobId, ...state }: FormState<"kind"> & { jobId: string }): Markup {
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

const documentWords: Readonly<Record<DocumentKind, string>> = {
  resume: "Résumé",
  letter: "Letter",
  posting: "Posting",
  other: "Other",
};

/** What a form's field says; `other` for anything else. */
export function readKind(typed: string | undefined): DocumentKind {
  return documentKinds.find((kind) => kind === typed) ?? "other";
}

const typeWords: Readonly<Record<DocumentType, string>> = {
  pdf: "PDF",
  docx: "Word",
  txt: "Text",
  md: "Markdown",
};

/** A size as people read it: `3.4 MB`, `120 KB`, `40 bytes`. */
function sizeWords(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
