import type { PlanOffer } from "#shared/access/plan-offer.ts";
import { pipelineTier, planName } from "#shared/access/tiers.ts";
import { GetPlan, planWords, usd } from "#shared/accounts/plans/get-plan.page.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { WebhookDeliveryDetails } from "../log/webhook-delivery.response.ts";
import { Inspector } from "./inspector.page.tsx";
import { sampleSecret } from "./sample-delivery.ts";

const plan = planName(pipelineTier);

/** `/app/webhooks` of an account whose plan has none: a delivery as it is shown, and what the plan costs. */
export function sampleWebhooksPage({
  delivery,
  number,
  offer,
}: {
  delivery: WebhookDeliveryDetails;
  number: number | null;
  offer: PlanOffer;
}): Page {
  return {
    title: "Webhooks",
    modules: ["copy.js", "check-signature.js"],
    body: (
      <div class="split">
        <div class="inspected">
          <p class="lead">
            A webhook sends what happens in your job search to a program of yours, within seconds.
            This is how you would see a delivery: a job moved to interviewing, the receiver was busy
            at first, and got it a few seconds later.
          </p>
          <p class="note">
            A sample: its receiver does not exist, and its secret is nobody's.{" "}
            <a href="/docs/webhooks">How webhooks work</a>
          </p>
          <Inspector
            delivery={delivery}
            number={number}
            path="/app/webhooks"
            secret={sampleSecret}
          />
        </div>
        <div class="side">
          <PlanPanel offer={offer} />
        </div>
      </div>
    ),
  };
}

function PlanPanel({ offer }: { offer: PlanOffer }): Markup {
  const price = offer.prices?.ultra;
  return (
    <section class="panel" aria-labelledby="plan">
      <h2 id="plan">Webhooks are part of the {plan} plan</h2>
      {price && (
        <p>
          It costs <strong>{usd(price.perMonth)}</strong> a month, or {usd(price.perYear)} for a
          year at once, and has besides:
        </p>
      )}
      <ul>
        {planWords[pipelineTier].map((words) => (
          <li>{words}</li>
        ))}
      </ul>
      <GetPlan tier={pipelineTier} offer={offer} />
      <p class="small">
        <a href="/pricing">Compare the plans</a>
      </p>
    </section>
  );
}
