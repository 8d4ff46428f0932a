import type { Page } from "#shared/html/page.ts";
import type { Source } from "#shared/reference/records.ts";

/** The terms of use. */
export function termsPage(operator: Operator): Page {
  return {
    title: "Terms",
    description: "On what terms the service may be used.",
    canonical: "/terms",
    body: (
      <>
        <p>
          These are the terms of {operator.name ?? "the operator of this deployment"}. The software
          itself is under the MIT license.
        </p>
        <h2 id="figures">Figures</h2>
        <ul>
          <li>
            Figures are estimates from public data, each with the range in which it is likely to
            lie, and no advice on law, tax or employment. They can be wrong for you;{" "}
            <a href="/docs/methodology">how often they were off</a> is published.
          </li>
          <li>
            You may use figures for any purpose, a commercial one included. Quote them with their
            citation.
          </li>
          <li>
            Some sources ask to be named; <a href="/data-licenses">Data licenses</a> lists them.
          </li>
        </ul>
        <h2 id="use">Use</h2>
        <ul>
          <li>
            Keep to the limits of <a href="/pricing">your plan</a>, and to one account for each
            person or organization.
          </li>
          <li>
            Do not submit salaries that are not true, and no personal data of others without a
            reason to.
          </li>
          <li>Keys are personal. Revoke one that others may have seen.</li>
        </ul>
        <h2 id="service">Service</h2>
        <p>
          The service is provided as it is. <a href="/status">Status</a> shows whether it works. An
          account's data can be exported at any time.
        </p>
      </>
    ),
  };
}

/** The operator of a deployment, as the variables name them. */
interface Operator {
  name?: string | undefined;
  contact?: string | undefined;
}

/** The privacy page: the stored data, for how long they are kept, and by whom. */
export function privacyPage(operator: Operator): Page {
  return {
    title: "Privacy",
    description: "What this service keeps about people, for how long, and who can see it.",
    canonical: "/privacy",
    body: (
      <>
        <p>
          This service is run by {operator.name ?? "an operator who has not entered a name here"}
          {operator.contact ? (
            <>
              {" "}
              (<a href={`mailto:${operator.contact}`}>{operator.contact}</a>)
            </>
          ) : null}
          .
        </p>
        <h2 id="visitors">Visitors</h2>
        <ul>
          <li>
            Pages load nothing from other hosts and contain no analytics. Public pages set no
            cookie. The sign-in sets two: one keeps you signed in, and the other says only that you
            are, so that every page shows it.
          </li>
          <li>
            The address that a request comes from is used to count it against a limit. The count is
            deleted within minutes.
          </li>
          <li>
            What you enter at <a href="/offers">offers</a> and <a href="/evaluate">the pay check</a>{" "}
            is used for the response and not stored, and neither is a <a href="/posting">posting</a>{" "}
            that you check or paste into your job search, until you add its job. The pay check has
            what you enter in the address of the page, the others do not.
          </li>
        </ul>
        <h2 id="accounts">Accounts</h2>
        <ul>
          <li>
            An account has a name that you choose, and no e-mail address. Of a passkey we keep the
            public half; your finger, face or PIN never leave your device. Recovery codes, one-time
            links, sessions and keys are kept only as fingerprints from which they cannot be read
            back, and secrets of webhooks encrypted.
          </li>
          <li>
            For each browser that is signed in, and in the log of sign-ins that only you see, we
            keep the name of the browser and system, and no address. Sessions end after 30 days
            without use; the log keeps 500 events of each kind.
          </li>
          <li>
            Of an application that you connect, we keep its name, where it is and what you allowed,
            until you disconnect it or it is not used for 30 days.
          </li>
          <li>
            To limit sign-ups, a fingerprint of the address that an account was made from is kept
            for a day, apart from the account.
          </li>
          <li>
            You can download everything of an account and delete it under{" "}
            <a href="/app/account">Account</a>. Submitted salaries stay: they are stored without the
            account.
          </li>
          <li>
            A job search (jobs, contacts, notes, calendar, documents) is stored for its account
            alone, until its owner deletes it. The file of a deleted document is gone within a
            minute. Operators see accounts and deliveries in trouble, never the content of a job
            search.
          </li>
          <li>
            A submitted salary counts toward medians that are published in bands once ten
            submissions are complete. It is kept under a fingerprint, not under the account.
          </li>
          <li>
            The requests of an account are counted, by key and day for thirteen months, and its
            owner sees the counts. Logs of failures name the page, and nothing that was entered.
          </li>
        </ul>
        <h2 id="others">Others</h2>
        <p>
          Webhooks are sent to the addresses that an account enters. Nothing else is passed on. The
          service runs on Cloudflare and stores its data in a libSQL database that the operator
          chooses.
        </p>
      </>
    ),
  };
}

/** Every source of the live dataset with its license, and the attribution that some require. */
export function dataLicensesPage(sources: readonly Source[]): Page {
  return {
    title: "Data licenses",
    description: "Where the figures come from, and on what terms.",
    canonical: "/data-licenses",
    body: (
      <>
        <p>
          The figures are computed from the files below. The code is under the MIT license; the data
          remain under the terms of their publishers.
        </p>
        <div class="sources">
          {[...Map.groupBy(sources, ({ publisher }) => publisher)].map(([publisher, own]) => (
            <section aria-label={publisher}>
              <h2>{publisher}</h2>
              <ul>
                {own.map(({ title, release, licence, url }) => (
                  <li>
                    <a href={url} rel="external">
                      {title}
                    </a>
                    , {release}. <span class="note">{licence}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <h2 id="attribution">Attribution</h2>
        <p>
          This service includes information from the O*NET 29.3 Database by the U.S. Department of
          Labor, Employment and Training Administration (USDOL/ETA), used under the{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> license. O*NET® is a
          trademark of USDOL/ETA. The titles were selected, respelled and joined with other sources;
          USDOL/ETA has not approved, endorsed or tested these changes. Coordinates and time zones
          of cities, and the names and ZIP codes of smaller places, are from the{" "}
          <a href="https://simplemaps.com/data/us-cities">simplemaps U.S. cities database</a> (CC BY
          4.0). The outline of the maps is from the Census Bureau's cartographic boundary files, by
          way of us-atlas (ISC license).
        </p>
        <p>
          What technologies add to pay, and how their use changes, is derived from the Stack
          Overflow Developer Surveys, which are available under the{" "}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>; the
          two derived tables are available under it as well, in the project's repository.
        </p>
        <h2 id="quoting">Quoting a figure</h2>
        <p>
          Quote the citation under the figure: it names the sources, and the number with which
          anyone can redo the sum.
        </p>
      </>
    ),
  };
}
