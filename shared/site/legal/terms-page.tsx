import type { Page } from "#shared/html/page.ts";
import type { Operator } from "./privacy-page.tsx";

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
