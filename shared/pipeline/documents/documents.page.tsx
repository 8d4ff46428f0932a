import type { FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import type { Page } from "#shared/html/page.ts";
import { DocumentForm, documentLabels } from "./document-form.page.tsx";
import { DocumentList } from "./document-list.page.tsx";
import type { DocumentsProps } from "./documents-section.page.tsx";

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
