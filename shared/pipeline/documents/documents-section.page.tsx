import { documentBounds } from "#shared/access/tiers.ts";
import type { Markup } from "#shared/html/page.ts";
import type { JobDocument } from "./document.response.ts";
import { DocumentForm } from "./document-form.page.tsx";
import { DocumentList } from "./document-list.page.tsx";

export interface DocumentsProps {
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
