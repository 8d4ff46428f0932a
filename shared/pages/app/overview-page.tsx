import type { Tier } from "../../access/tiers.ts";
import type { Security } from "../../accounts/read-security.ts";
import type { Usage } from "../../accounts/usage/read-usage.ts";
import type { ApiUsage } from "../../accounts/usage/summarize-usage.ts";
import { grouped } from "../../core/format.ts";
import type { Page } from "../page.ts";
import { Warnings } from "./security-page.tsx";

export interface OverviewState {
  tier: Tier;
  /** Keys and tokens that work. */
  keys: number;
  /** Null if the limiter cannot be reached. */
  usage: Usage | null;
  security: Security;
}

export const planNames = { free: "Free", pro: "Pro", ultra: "Ultra" } as const;

/** `/app`: what an account has, and what to do next. */
export function overviewPage({ tier, keys, usage, security }: OverviewState): Page {
  return {
    title: "Overview",
    body: (
      <>
        <Warnings {...security} />
        <ul class="cards">
          <li class="card">
            <span class="note">Plan</span>
            <strong>{planNames[tier]}</strong>
            <a href="/pricing">Compare plans</a>
          </li>
          <li class="card">
            <span class="note">Keys and tokens</span>
            <strong>{keys === 0 ? "None yet" : keys}</strong>
            <a href="/app/keys">{keys === 0 ? "Make a key" : "All keys"}</a>
          </li>
          <li class="card">
            <span class="note">This month</span>
            {usage ? <Month {...usage} /> : <strong>Not known at the moment</strong>}
            <a href="/app/usage">Usage</a>
          </li>
        </ul>
        <section>
          <h2>Next steps</h2>
          <ul>
            {keys === 0 && (
              <li>
                <a href="/app/keys/new">Make a key</a> and paste the call that is shown with it.
              </li>
            )}
            {security.passkeys.length === 1 && (
              <li>
                <a href="/app/security/passkeys">Add a passkey on a second device</a>, so that
                losing one does not lock you out.
              </li>
            )}
            <li>
              <a href="/docs">Read how the API is called</a>, or{" "}
              <a href="/docs/mcp">connect an agent</a>.
            </li>
            <li>
              <a href="/">Look up what a job pays</a>; no key is needed for the pages.
            </li>
          </ul>
        </section>
      </>
    ),
  };
}

function Month({ salary, pipeline }: Usage) {
  return (
    <>
      <Requests {...salary} />
      {pipeline && (
        <>
          <span class="note">of the Salary Data API</span>
          <Requests {...pipeline} />
          <span class="note">of the Job Pipeline API</span>
        </>
      )}
    </>
  );
}

function Requests({ month }: ApiUsage) {
  return (
    <strong>
      {grouped(month.used)} of {grouped(month.limit)} requests
    </strong>
  );
}
