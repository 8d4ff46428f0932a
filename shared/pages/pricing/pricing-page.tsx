import { pipelinePlan, publicPerMinute, type Tier, tierNames, tiers } from "../../access/tiers.ts";
import { grouped } from "../../core/format.ts";
import type { Markup, Page } from "../page.ts";
import operations from "./operations.json";

const names: Readonly<Record<Tier, string>> = { free: "Free", pro: "Pro", ultra: "Ultra" };

/** The plans, their limits, and the operations that each adds. */
export function pricingPage(): Page {
  return {
    title: "Plans",
    description:
      "The plans of the API with their limits and operations. The pages for people need no plan.",
    canonical: "/pricing",
    kind: "wide",
    body: (
      <>
        <h1>Plans</h1>
        <p class="lead">
          Every page of this site is open to everyone. Plans are for programs that call the API, and
          for agents.
        </p>
        <ul class="cards">
          {tierNames.map((tier) => (
            <Plan tier={tier} />
          ))}
        </ul>
        <section aria-labelledby="without">
          <h2 id="without">Without a key</h2>
          <p>
            The catalogs, the search and the widget's figures take {publicPerMinute.catalog}{" "}
            requests a minute from an address, the sample {publicPerMinute.fixed}, and the pages for
            people {publicPerMinute.pages}.
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
            <code>Retry-After</code>; nothing is charged. A 304, a 403 and a failure of the service
            cost no monthly quota.
          </p>
        </section>
      </>
    ),
  };
}

function Plan({ tier }: { tier: Tier }): Markup {
  const { perMinute, perMonth } = tiers[tier];
  const lower = tierNames[tierNames.indexOf(tier) - 1];
  const own = operations.filter((operation) => operation.tier === tier);
  return (
    <li class="card plan">
      <h2>{names[tier]}</h2>
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
      <p>{lower ? `Everything of ${names[lower]}, and:` : "Includes:"}</p>
      <ul class="plain">
        {own.map(({ summary }) => (
          <li>{summary}</li>
        ))}
        {tier === "ultra" && <li>The Job Pipeline API with webhooks</li>}
      </ul>
      {tier === "free" && (
        <p>
          <a href="/signup">Make an account</a>
        </p>
      )}
    </li>
  );
}
