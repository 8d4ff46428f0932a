import { includesTier, planName, reportTier, type Tier } from "#shared/access/tiers.ts";
import { FirstSteps } from "#shared/accounts/recovery/recovery-codes.page.tsx";
import { latestReportYear } from "#shared/accounts/reports/find-report.ts";
import type { Security } from "#shared/accounts/security/read-security.ts";
import { Warnings } from "#shared/accounts/security/security.page.tsx";
import type { Usage } from "#shared/accounts/usage/read-usage.ts";
import type { ApiUsage } from "#shared/accounts/usage/summarize-usage.ts";
import { grouped } from "#shared/core/format.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import type { Today } from "./read-today.ts";
import { TodayLists } from "./today-lists.page.tsx";

interface OverviewState {
  tier: Tier;
  /** Keys and tokens that work. */
  keys: number;
  today: Today;
  formToken: string;
  /** Null if the limiter cannot be reached. */
  usage: Usage | null;
  security: Security;
}

/** `/app`: what is next in the job search, then what a developer needs, then the account. */
export function overviewPage(state: OverviewState): Page {
  const { tier, keys, today, formToken, security } = state;
  const isNew = keys === 0 && today.jobs === 0 && today.entries.length === 0;
  return {
    title: isNew ? "Where to begin" : "Today",
    styles: ["job.css"],
    body: (
      <>
        <Warnings {...security} />
        {isNew ? (
          <FirstSteps heading="What are you here for?" />
        ) : (
          <>
            <TodayLists today={today} formToken={formToken} />
            <Developer {...state} />
          </>
        )}
        <section>
          <h2>Account</h2>
          <ul>
            <li>
              The plan is {planName(tier)}. <a href="/pricing">Compare plans</a>
            </li>
            {includesTier(tier, reportTier) && (
              <li>
                <a href={`/app/reports/${latestReportYear}`}>Annual report {latestReportYear}</a>
              </li>
            )}
            {security.passkeys.length === 1 && (
              <li>
                <a href="/app/security/passkeys">Add a passkey on a second device</a>, so that
                losing one does not lock you out.
              </li>
            )}
          </ul>
        </section>
      </>
    ),
  };
}

function Developer({ keys, usage }: OverviewState): Markup {
  return (
    <section>
      <h2>Developer</h2>
      <ul class="cards">
        <li class="card">
          <span class="note">Keys and tokens</span>
          <strong>{keys === 0 ? "None yet" : keys}</strong>
          <a href={keys === 0 ? "/app/keys/new" : "/app/keys"}>
            {keys === 0 ? "Make a key" : "All keys"}
          </a>
        </li>
        <li class="card">
          <span class="note">This month</span>
          {usage ? <Month {...usage} /> : <strong>Not known at the moment</strong>}
          <a href="/app/usage">Usage</a>
        </li>
        <li class="card">
          <span class="note">Where it is explained</span>
          <a href="/docs">How the API is called</a>
          <a href="/docs/mcp">Connect an assistant</a>
        </li>
      </ul>
    </section>
  );
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
