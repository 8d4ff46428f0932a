import { ButtonForm } from "#shared/html/app-forms/buttons.tsx";
import type { Markup } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import type { JobDocument } from "./document.response.ts";
import { documentWords, sizeWords, typeWords } from "./document-words.ts";

/** The documents of a job, each to be saved or deleted. */
export function DocumentList({
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
