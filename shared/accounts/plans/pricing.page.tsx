import type { PaidTier, PlanOffer } from "#shared/access/plan-offer.ts";
import {
  pipelinePlan,
  planName,
  publicPerMinute,
  type Tier,
  tierNames,
  tiers,
} from "#shared/access/tiers.ts";
import { grouped, listing } from "#shared/core/format.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { GetPlan, planWords, usd } from "./get-plan.page.tsx";
import operations from "./operations.json";

/** The plans: what they cost, what they have and where one gets them. */
export function pricingPage(offer: PlanOffer): Page {
  const { prices } = offer;
  const summary = prices
    ? `Free costs nothing, ${listing(paidTiers.map((tier) => `${planName(tier)} ${usd(prices[tier].perMonth)} a month`))}.`
    : "Free costs nothing.";
  return {
    title: "Plans and prices",
    description: `${summary} The pages for people need no plan.`,
    canonical: "/pricing",
    kind: "wide",
    body: (
      <>
        <h1 class="over">Plans and prices</h1>
        <p class="answer">Looking up pay here is free, and needs no account.</p>
        <p class="lead">
          A plan is for programs that call the API, for agents, and for the annual report.
        </p>
        <ul class="plans plain">
          {tierNames.map((tier) => (
            <Plan tier={tier} offer={offer} />
          ))}
        </ul>
        <Explanations />
      </>
    ),
  };
}

const paidTiers = ["pro", "ultra"] as const satisfies readonly PaidTier[];

function Plan({ tier, offer }: { tier: Tier; offer: PlanOffer }): Markup {
  const { perMinute, perMonth } = tiers[tier];
  const lower = tierNames[tierNames.indexOf(tier) - 1];
  const own = operations.filter((operation) => operation.tier === tier);
  return (
    <li class="plan">
      <h2>{planName(tier)}</h2>
      <Price tier={tier} prices={offer.prices} />
      <GetPlan tier={tier} offer={offer} />
      <p>{lower ? `Everything in ${planName(lower)}, and:` : "Includes:"}</p>
      <ul>
        {planWords[tier].map((words) => (
          <li>{words}</li>
        ))}
      </ul>
      <dl class="pairs">
        <div>
          <dt>Requests a minute</dt>
          <dd>{grouped(perMinute)}</dd>
        </div>
        <div>
          <dt>Requests a month</dt>
          <dd>{grouped(perMonth)}</dd>
        </div>
      </dl>
      <details>
        <summary>Each operation</summary>
        <ul class="plain">
          {own.map(({ summary }) => (
            <li>{summary}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Price({ tier, prices }: { tier: Tier; prices: PlanOffer["prices"] }): Markup {
  if (tier === "free") {
    return (
      <p class="price">
        <strong>$0</strong> for as long as you like
      </p>
    );
  }
  if (!prices) {
    return (
      <p class="price">
        <strong>On request</strong>
      </p>
    );
  }
  const { perMonth, perYear } = prices[tier];
  return (
    <p class="price">
      <strong>{usd(perMonth)}</strong> a month, or {usd(perYear)} for a year at once
    </p>
  );
}

function Explanations(): Markup {
  return (
    <>
      <section aria-labelledby="without">
        <h2 id="without">Without a key</h2>
        <p>
          The catalogs, the search and the widget's figures take {publicPerMinute.catalog} requests
          a minute from an address, the sample {publicPerMinute.fixed}, and the pages for people{" "}
          {publicPerMinute.pages}.
        </p>
      </section>
      <section aria-labelledby="pipeline">
        <h2 id="pipeline">The Job Pipeline API</h2>
        <p>
          Tokens of the Job Pipeline API need the Ultra plan: {grouped(pipelinePlan.perMinute)}{" "}
          requests a minute and {grouped(pipelinePlan.perMonth)} a month, counted apart from those
          of the Salary Data API.
        </p>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">How limits work</h2>
        <p>
          A minute is any 60 seconds, not one of the clock; a month is a calendar month in UTC.
          Every response says what is left. Over a limit the response is a 429 with{" "}
          <code>Retry-After</code>; there is no charge beyond the plan's price. A 304, a 403 and a
          failure of the service cost no monthly quota.
        </p>
      </section>
      <section aria-labelledby="own">
        <h2 id="own">Running it yourself</h2>
        <p>
          The software is under the MIT license, and whoever runs a copy pays for its hosting alone.
          These are the prices of this service. <a href="/docs/versioning">What may change</a> in
          the API, and when, is the same on every plan.
        </p>
      </section>
    </>
  );
}
