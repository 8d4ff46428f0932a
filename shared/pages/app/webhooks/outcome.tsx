import type { WebhookAttempt } from "../../../contracts/responses/pipeline/webhook-deliveries.ts";
import { explainAttempt } from "../../../webhooks/log/explain-attempt.ts";
import type { Markup } from "../../page.ts";

/** What an attempt came to and what to do about it. */
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
