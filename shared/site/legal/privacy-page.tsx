import type { Page } from "#shared/html/page.ts";

/** The operator of a deployment, as the variables name them. */
export interface Operator {
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
