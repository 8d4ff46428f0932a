import type { Markup } from "#shared/html/page.ts";
import { explainAttempt } from "../log/explain-attempt.ts";
import type { WebhookAttempt } from "../log/webhook-delivery.response.ts";

/** The outcome of an attempt, with advice. */
export function Outcome({ attempt }: { attempt: WebhookAttempt }): Markup {
  const { reason, advice } = explainAttempt(attempt);
  return (
    <div class={`outcome ${attempt.outcome === "succeeded" ? "good" : "bad"}`}>
      <p>
        <strong>{reason}</strong>
      </p>
      {advice !== "" && <p>{advice}</p>}
    </div>
  );
}
