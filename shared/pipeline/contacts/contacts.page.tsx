import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";
import { Day } from "#shared/html/times.tsx";
import { foundInWords } from "../word-search/found-in-words.ts";
import type { ContactsPage } from "./contact.response.ts";

export interface ContactSearch {
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
