import type { Page } from "../page.ts";

/** Who runs a deployment, as its operator has set it. */
export interface Operator {
  name?: string | undefined;
  contact?: string | undefined;
}

/** What is kept, for how long, and by whom. */
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
          <li>Pages set no cookie, load nothing from other hosts and contain no analytics.</li>
          <li>
            The address that a request comes from is used to count it against a limit. The count is
            deleted within minutes.
          </li>
          <li>
            What you enter at <a href="/offers">offers</a> and <a href="/evaluate">the pay check</a>{" "}
            is used for the response and not stored. The pay check has it in the address of the
            page, the offers do not.
          </li>
        </ul>
        <h2 id="accounts">Accounts</h2>
        <ul>
          <li>Keys and tokens are stored as hashes, secrets of webhooks encrypted.</li>
          <li>
            A job search (jobs, contacts, notes, calendar) is stored for its account alone, until
            its owner deletes it. Operators see accounts and deliveries in trouble, never the
            content of a job search.
          </li>
          <li>
            A submitted salary counts toward medians that are published in bands once ten
            submissions are complete. It is stored under a keyed hash, not under the account.
          </li>
          <li>
            Requests are counted by account, and by key and day for thirteen months, which its owner
            sees. Logs of failures contain paths without their queries.
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
