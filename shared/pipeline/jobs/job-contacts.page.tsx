import { grouped } from "#shared/core/format.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { ContactChoice, ContactChoices } from "./read-contact-choices.ts";

/** `/app/jobs/{id}/contacts` */
export function jobContactsPage(state: ContactChoices & { q: string; formToken: string }): Page {
  const { jobId, name, version, chosen, others, total, totalIsLowerBound, q, formToken } = state;
  const path = `/app/jobs/${jobId}/contacts`;
  return {
    title: "Contacts of the job",
    body: (
      <>
        <p class="lead">{name}</p>
        <form class="filters" method="get" action={path}>
          <TextField name="q" label="Find contacts" value={q} hint="Words of the name or company" />
          <button class="quiet" type="submit">
            Find
          </button>
          {q && <a href={path}>Show all</a>}
        </form>
        <form class="stack" method="post" action={path}>
          <FormToken value={formToken} />
          <input type="hidden" name="version" value={version} />
          {chosen.length > 0 && <Choices legend="Of this job" contacts={chosen} isChosen />}
          {others.length > 0 && (
            <Choices legend={q ? `With “${q}”` : "Your contacts"} contacts={others} />
          )}
          {others.length === 0 && (
            <p class="note">
              {q ? "No other contact has these words." : "There is no other contact yet."}
            </p>
          )}
          {total > others.length + chosen.length && (
            <p class="note">
              {totalIsLowerBound && "More than "}
              {grouped(total)} in all: find those that are not listed by their words.
            </p>
          )}
          <p class="actions">
            <button type="submit">Save</button>
            <a href={`/app/contacts/new?jobId=${jobId}`}>Add a new contact</a>
            <a href={`/app/jobs/${jobId}`}>Cancel</a>
          </p>
        </form>
      </>
    ),
  };
}

function Choices({
  legend,
  contacts,
  isChosen = false,
}: {
  legend: string;
  contacts: readonly ContactChoice[];
  isChosen?: boolean;
}): Markup {
  return (
    <fieldset class="checks">
      <legend>{legend}</legend>
      {contacts.map(({ id, name, details }) => (
        <label class="check">
          <input type="checkbox" name="contact" value={id} checked={isChosen} />
          <span>
            {name}
            {details && <small>{details}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
