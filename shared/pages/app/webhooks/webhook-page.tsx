import type {
  WebhookDelivery,
  WebhookDeliveryDetails,
} from "../../../contracts/responses/pipeline/webhook-deliveries.ts";
import type { Webhook } from "../../../contracts/responses/pipeline/webhooks.ts";
import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { Moment } from "../times.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { Health } from "./webhooks-page.tsx";
import { inWords } from "./words.ts";

/** `/app/webhooks/{id}` */
export function webhookPage({
  webhook,
  deliveries,
  formToken,
}: {
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
  formToken: string;
}): Page {
  const path = `/app/webhooks/${webhook.id}`;
  return {
    title: "Webhook",
    body: (
      <>
        <p class="lead typed">{webhook.url}</p>
        <p>{webhook.events.join(", ")}</p>
        <Health webhook={webhook} />
        <div class="actions">
          <Button action={`${path}/test`} text="Send a test" formToken={formToken} />
          <Button action={`${path}/rotate`} text="Make a new secret" formToken={formToken} />
        </div>
        <section>
          <h2>Deliveries</h2>
          {deliveries.length === 0 && <p>Nothing was sent yet.</p>}
          <ul class="records">
            {deliveries.map(({ id, event, status, attemptCount, createdAt }) => (
              <li>
                <div>
                  <strong>
                    <a href={`/app/webhooks/deliveries/${id}`}>{event}</a>
                  </strong>
                  <p>
                    <Moment at={Date.parse(createdAt)} /> · attempts: {attemptCount}
                  </p>
                </div>
                <span class="badge">{inWords(status)}</span>
              </li>
            ))}
          </ul>
        </section>
        <DeleteForm
          action={`${path}/delete`}
          what="the webhook"
          formToken={formToken}
          note="What it has not sent yet is cancelled."
        />
      </>
    ),
  };
}

/** `/app/webhooks/deliveries/{id}`: every attempt of a delivery. */
export function deliveryPage(delivery: WebhookDeliveryDetails, formToken: string): Page {
  const { id, webhookId, event, status, nextAttemptAt, attempts } = delivery;
  return {
    title: `Delivery of ${event}`,
    body: (
      <>
        <p>
          <span class="badge">{inWords(status)}</span>{" "}
          {nextAttemptAt && (
            <>
              Next attempt: <Moment at={Date.parse(nextAttemptAt)} />
            </>
          )}
        </p>
        <ol class="records">
          {attempts.map((attempt) => (
            <li>
              <div>
                <strong>
                  {attempt.number}. {inWords(attempt.outcome)}
                </strong>
                <p>
                  <Moment at={Date.parse(attempt.startedAt)} />
                  {attempt.kind === "redelivery" && " · sent again by you"}
                  {attempt.responseStatus !== null && ` · response ${attempt.responseStatus}`}
                  {attempt.error && ` · ${inWords(attempt.error)}`}
                  {attempt.durationMs !== null && ` · ${attempt.durationMs} ms`}
                </p>
                {attempt.responseBody && <p class="typed">{attempt.responseBody}</p>}
              </div>
            </li>
          ))}
        </ol>
        <Button
          action={`/app/webhooks/deliveries/${id}/replay`}
          text="Send it again"
          formToken={formToken}
        />
        <p>
          <a href={`/app/webhooks/${webhookId}`}>All deliveries of the webhook</a>
        </p>
      </>
    ),
  };
}

function Button({
  action,
  text,
  formToken,
}: {
  action: string;
  text: string;
  formToken: string;
}): Markup {
  return (
    <form method="post" action={action}>
      <FormToken value={formToken} />
      <button class="quiet" type="submit">
        {text}
      </button>
    </form>
  );
}
