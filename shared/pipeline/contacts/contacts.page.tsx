/** The pages of contacts in the app: their list, and the form of one. */
import { DeleteForm, FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { recordForm } from "#shared/html/app-forms/record-form.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import { foundInWords } from "../word-search/find-by-words.ts";
import type { ContactsPage } from "./contact.response.ts";
import { contactFields } from "./contact.ts";

export const contactForm = recordForm(contactFields, ["name", "company", "title"]);

interface ContactSearch {
  q: string;
  cursor: string;
}

/** `/app/contacts` */
export function contactsPage(
  { contacts, total, totalIsLowerBound, nextCursor }: ContactsPage,
  { q }: ContactSearch,
): Page {
  return {
    title: "Contacts",
    styles: ["job.css"],
    body: (
      <>
        <p>
          <a class="button" href="/app/contacts/new">
            Add a contact
          </a>
        </p>
        <form class="filters" method="get" action="/app/contacts">
          <TextField name="q" label="Search" value={q} />
          <button class="quiet" type="submit">
            Filter
          </button>
          {q && <a href="/app/contacts">Show all</a>}
        </form>
        <p class="note">
          {total === 0
            ? noContacts(q)
            : foundInWords(total, totalIsLowerBound, ["contact", "contacts"])}
        </p>
        <ul class="rows wide">
          {contacts.map(({ id, name, title, company, lastContactedAt }) => (
            <li>
              <strong>
                <a href={`/app/contacts/${id}`}>{name}</a>
              </strong>
              <span>{[title, company].filter(Boolean).join(", ")}</span>
              <span class="aside">
                {lastContactedAt ? (
                  <>
                    Last contact <Day at={Date.parse(lastContactedAt)} />
                  </>
                ) : (
                  "Not contacted yet"
                )}
              </span>
            </li>
          ))}
        </ul>
        {nextCursor && (
          <p>
            <a href={`/app/contacts?${new URLSearchParams({ q, cursor: nextCursor })}`}>
              More contacts
            </a>
          </p>
        )}
      </>
    ),
  };
}

function noContacts(q: string): string {
  return q === ""
    ? "There is no contact yet. Recruiters, interviewers and referrals belong here, linked to their jobs."
    : "No contact has all of these words. Each word must be the beginning of one in the contact.";
}

interface ContactFormState extends FormState<keyof typeof contactFields> {
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
  const path = existing ? `/app/contacts/${existing.id}` : "/app/contacts/new";
  return {
    title: existing ? values.name.trim() || "Contact" : "Add a contact",
    status,
    body: (
      <>
        <Problems errors={errors} labels={contactForm.labels} />
        <Jobs jobs={jobs} />
        <form class="stack" method="post" action={path}>
          <FormToken value={formToken} />
          {existing && <input type="hidden" name="version" value={existing.version} />}
          {jobId && <input type="hidden" name="jobId" value={jobId} />}
          <contactForm.Inputs state={state} />
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
