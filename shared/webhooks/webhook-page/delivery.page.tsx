import { ButtonForm } from "#shared/html/app-forms/buttons.tsx";
import { elapsedInWords } from "#shared/html/charts/attempts.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import { Moment } from "#shared/html/times.tsx";
import type { WebhookDeliveryDetails } from "../log/webhook-delivery.response.ts";
import { StatusBadge } from "../subscriptions/webhooks.page.tsx";
import { Outcome } from "./exchange.page.tsx";
import { Inspector } from "./inspector.page.tsx";

interface DeliveryState {
  delivery: WebhookDeliveryDetails;
  /** The number of the attempt that is shown; the latest if there is no such attempt. */
  number: number | null;
  now: number;
  formToken: string;
}

/** `/app/webhooks/deliveries/{id}`: every attempt of a delivery, one of them in detail. */
export function deliveryPage({ delivery, number, now, formToken }: DeliveryState): Page {
  const { id, webhookId, event } = delivery;
  const path = `/app/webhooks/deliveries/${id}`;
  return {
    title: `Delivery of ${event}`,
    modules: ["copy.js", "check-signature.js"],
    body: (
      <>
        <Summary delivery={delivery} now={now} />
        <div class="actions">
          <ButtonForm
            action={`${path}/replay`}
            text="Send it again now"
            formToken={formToken}
            isMain
          />
          <a href={`/app/webhooks/${webhookId}`}>All deliveries of the webhook</a>
        </div>
        <Inspector delivery={delivery} number={number} path={path} />
      </>
    ),
  };
}

function Summary({ delivery, now }: { delivery: WebhookDeliveryDetails; now: number }): Markup {
  const { status, createdAt, nextAttemptAt, attempts } = delivery;
  const latest = attempts.at(-1);
  return (
    <>
      <p>
        <StatusBadge status={status} /> Event of <Moment at={Date.parse(createdAt)} />
      </p>
      {status !== "succeeded" && latest && <Outcome attempt={latest} />}
      {nextAttemptAt !== null && (
        <p>
          Next attempt: <Moment at={Date.parse(nextAttemptAt)} />{" "}
          {Date.parse(nextAttemptAt) > now &&
            `(in ${elapsedInWords(Date.parse(nextAttemptAt) - now)})`}
        </p>
      )}
      {status === "dead" && (
        <p>
          No further attempt follows by itself. You can send it again once the receiver is ready.
        </p>
      )}
      {status === "cancelled" && (
        <p>It was cancelled, because the webhook was disabled or deleted before it was sent.</p>
      )}
    </>
  );
}
