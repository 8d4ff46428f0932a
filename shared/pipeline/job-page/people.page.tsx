import type { Markup } from "#shared/html/page.ts";

/** The contacts of a job. */
export function People({
  jobId,
  contacts,
}: {
  jobId: string;
  /** Names by id. */
  contacts: ReadonlyMap<string, string>;
}): Markup {
  return (
    <section>
      <h2>People</h2>
      {contacts.size > 0 && (
        <ul class="rows">
          {[...contacts].map(([id, name]) => (
            <li>
              <a href={`/app/contacts/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <p class="tools">
        <a href={`/app/jobs/${jobId}/contacts`}>
          {contacts.size > 0 ? "Change the contacts" : "Choose contacts"}
        </a>
        <a href={`/app/contacts/new?jobId=${jobId}`}>Add a new contact</a>
      </p>
    </section>
  );
}
