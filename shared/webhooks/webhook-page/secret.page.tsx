import { Secret } from "#shared/html/components/copyable.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { WebhookDeliveryDetails } from "../log/webhook-delivery.response.ts";
import { Outcome } from "./exchange.page.tsx";

/** A secret, which only this page shows. */
export function webhookSecretPage({
  id,
  secret,
  note = "",
  test = null,
}: {
  id: string;
  secret: string | null;
  note?: string;
  /** The test that was sent at creation, as far as it has come; null if there is none. */
  test?: WebhookDeliveryDetails | null;
}): Page {
  return {
    title: "The secret of the webhook",
    modules: ["copy.js"],
    body: (
      <>
        <p class="lead">It is shown only now. Keep it where your receiver checks signatures.</p>
        {secret && <Secret label="the secret" text={secret} />}
        {note !== "" && <p>{note}</p>}
        {test && <TestResult test={test} />}
        <p>
          <a class="button" href={`/app/webhooks/${id}`}>
            Go on to the webhook
          </a>
        </p>
      </>
    ),
  };
}

/** Statuses by which receivers refuse a signature. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

function TestResult({ test }: { test: WebhookDeliveryDetails }): Markup {
  const [attempt] = test.attempts;
  const isEnded = attempt !== undefined && attempt.outcome !== "in_progress";
  return (
    <section>
      <h2>The test</h2>
      {isEnded ? <Outcome attempt={attempt} /> : <p>It has not ended yet.</p>}
      {refusals.has(attempt?.responseStatus ?? 0) && (
        <p>
          That is right for a receiver that checks signatures and does not know this secret. Give it
          the secret, then send another test from the page of the webhook.
        </p>
      )}
      <p>
        <a href={`/app/webhooks/deliveries/${test.id}`}>Request and response of the test</a>
      </p>
    </section>
  );
}
