import { DeleteForm } from "#shared/html/app-forms/delete-form.tsx";
import { TextArea } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { FormToken } from "#shared/html/app-forms/form-token.tsx";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { type ContactField, contactLabels } from "./contact-values.ts";

export interface ContactFormState extends FormState<ContactField> {
  /** The job that a new contact is linked to. */
  jobId?: string;
  /** The contact that is changed, as it was when the form was opened. */
  existing?: { id: string; version: string };
  /** Names of its jobs by their ids. */
  jobs?: ReadonlyMap<string, string>;
}

/** `/app/contacts/new` and `/app/contacts/{id}` */
export function contactPage(state: ContactFormState): Page {
  const { existing, values, errors, formToken, status = 200, jobId, jobs = new Map() } = state;
  const field = (name: ContactField) => ({ label: contactLabels[name], ...bindField(state, name) });
  const path = existing ? `/app/contacts/${existing.id}` : "/app/contacts/new";
  return {
    title: existing ? values.name.trim() || "Contact" : "Add a contact",
    status,
    body: (
      <>
        <Problems errors={errors} labels={contactLabels} />
        <Jobs jobs={jobs} />
        <form class="stack" method="post" action={path}>
          <FormToken value={formToken} />
          {existing && <input type="hidden" name="version" value={existing.version} />}
          {jobId && <input type="hidden" name="jobId" value={jobId} />}
          <TextField {...field("name")} required />
          <TextField {...field("company")} />
          <TextField {...field("title")} />
          <TextField {...field("email")} maxLength={254} />
          <TextField {...field("phone")} maxLength={50} />
          <TextField {...field("linkedinUrl")} maxLength={2_048} />
          <TextArea {...field("notes")} />
          <p class="actions">
            <button type="submit">{existing ? "Save" : "Add the contact"}</button>
            <a href={jobId ? `/app/jobs/${jobId}` : "/app/contacts"}>Cancel</a>
          </p>
        </form>
        {existing && (
          <DeleteForm
            action={`${path}/delete`}
            what="the contact"
            formToken={formToken}
            note="Its activities and events are kept, without the contact."
          />
        )}
      </>
    ),
  };
}

function Jobs({ jobs }: { jobs: ReadonlyMap<string, string> }): Markup | null {
  if (jobs.size === 0) return null;
  return (
    <ul aria-label="Jobs of this contact">
      {[...jobs].map(([id, name]) => (
        <li>
          <a href={`/app/jobs/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
