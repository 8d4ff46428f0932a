import type { PlanOffer } from "#shared/access/plan-offer.ts";
import { pipelineTier, planName } from "#shared/access/tiers.ts";
import { GetPlan, planWords, usd } from "#shared/accounts/plans/get-plan.page.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { pauses } from "../delivery/schedule.ts";
import { signDelivery } from "../delivery/sign-delivery.ts";
import type { WebhookDeliveryDetails } from "../log/webhook-delivery.response.ts";
import examples from "../subscriptions/event-examples.json";
import { Inspector } from "./inspector.page.tsx";

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

/** Nobody's. It is shown, so that the check of the signature can be tried. */
const sampleSecret = "whsec_c2FtcGxlLXNlY3JldC1vZi1ub2JvZHk=";

const url = "https://hooks.example.com/jobs";
const id = "dlv_sample";
/** Between the first attempt and the second. */
const pauseMs = pauses[1];

/**
 * A delivery as the inspector shows one: its first attempt failed, the second one succeeded. The
 * event is a recorded one, and the signatures are right.
 *
 * @param number of the attempt whose body is shown; the second one by default.
 */
export async function sampleDelivery(number: number | null): Promise<WebhookDeliveryDetails> {
  const { timestamp, ...example } = examples["job.status_changed"];
  const at = Date.parse(timestamp);
  // The recorded job went back from an offer, as few do.
  const data = { ...example.data, previousStatus: "screening" };
  const sign = async (sentAt: number) => {
    const body = JSON.stringify({
      ...{ event: example.event, timestamp: new Date(sentAt).toISOString(), data },
    });
    const headers = await signDelivery({
      ...{ secret: sampleSecret, deliveryId: id, body },
      timestamp: new Date(sentAt).toISOString(),
    });
    return { body, headers };
  };
  const [first, second] = [await sign(at), await sign(at + pauseMs)];
  const attempt = { kind: "scheduled", url, address: "203.0.113.10", error: null } as const;
  return {
    id,
    webhookId: "wh_sample",
    event: "job.status_changed",
    status: "succeeded",
    attemptCount: 2,
    responseStatus: 200,
    error: null,
    nextAttemptAt: null,
    createdAt: timestamp,
    finishedAt: new Date(at + pauseMs).toISOString(),
    requestBody: (number === 1 ? first : second).body,
    attempts: [
      {
        ...attempt,
        number: 1,
        startedAt: timestamp,
        outcome: "failed",
        requestHeaders: { ...first.headers },
        responseStatus: 503,
        responseHeaders: { "content-type": "text/plain" },
        responseBody: "Deploying, back in a moment",
        durationMs: 88,
      },
      {
        ...attempt,
        number: 2,
        startedAt: new Date(at + pauseMs).toISOString(),
        outcome: "succeeded",
        requestHeaders: { ...second.headers },
        responseStatus: 200,
        responseHeaders: { "content-type": "application/json" },
        responseBody: '{"ok":true}',
        durationMs: 112,
      },
    ],
  };
}
