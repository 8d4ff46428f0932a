import type {
  WebhookAttempt,
  WebhookDeliveryDetails,
} from "../../../contracts/responses/pipeline/webhook-deliveries.ts";
import { type PlannedAttempt, planAttempts } from "../../../webhooks/log/plan-attempts.ts";
import { pauses, scheduledAttempts } from "../../../webhooks/schedule.ts";
import { type AttemptMark, AttemptsChart, elapsedInWords } from "../../charts/attempts.tsx";
import type { Markup, Page } from "../../page.ts";
import { inWords } from "../pipeline/words.ts";
import { Moment } from "../times.tsx";
import { ButtonForm } from "./button-form.tsx";
import { Exchange } from "./exchange.tsx";
import { Outcome } from "./outcome.tsx";
import { SignatureCheck } from "./signature-check.tsx";
import { StatusBadge } from "./status-badge.tsx";

export interface DeliveryState {
  delivery: WebhookDeliveryDetails;
  /** The number of the attempt that is shown; the latest if there is no such attempt. */
  number: number | null;
  now: number;
  formToken: string;
}

/** `/app/webhooks/deliveries/{id}`: every attempt of a delivery, one of them in detail. */
export function deliveryPage({ delivery, number, now, formToken }: DeliveryState): Page {
  const { id, webhookId, event, attempts, requestBody } = delivery;
  const attempt = attempts.find((one) => one.number === number) ?? attempts.at(-1);
  return {
    title: `Delivery of ${event}`,
    modules: ["copy.js", "check-signature.js"],
    body: (
      <>
        <Summary delivery={delivery} now={now} />
        <div class="actions">
          <ButtonForm
            action={`/app/webhooks/deliveries/${id}/replay`}
            text="Send it again now"
            formToken={formToken}
            isMain
          />
          <a href={`/app/webhooks/${webhookId}`}>All deliveries of the webhook</a>
        </div>
        <section>
          <h2>Attempts</h2>
          <Attempts delivery={delivery} />
        </section>
        {attempt && (
          <section id="attempt">
            <h2>
              Attempt {attempt.number} of {attempts.length}
            </h2>
            <AttemptLinks delivery={delivery} shown={attempt} />
            {!isAbove(attempt, delivery) && <Outcome attempt={attempt} />}
            <Exchange attempt={attempt} requestBody={requestBody} />
          </section>
        )}
        {attempt?.requestHeaders && requestBody !== null && (
          <SignatureCheck attempt={attempt} body={requestBody} />
        )}
      </>
    ),
  };
}

/** Whether the summary explains this attempt already. */
function isAbove(attempt: WebhookAttempt, { status, attempts }: WebhookDeliveryDetails): boolean {
  return status !== "succeeded" && attempt === attempts.at(-1);
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

function Attempts({ delivery }: { delivery: WebhookDeliveryDetails }): Markup {
  const planned = planAttempts(delivery);
  const [first] = planned;
  if (!first) return <p>None was made.</p>;
  const lengthMs = pauses.reduce<number>((sum, pause) => sum + pause, 0);
  return (
    <>
      <AttemptsChart
        id="attempts"
        title="Attempts over time"
        startAt={first.at}
        lengthMs={lengthMs}
        marks={planned.map((one) => markOf(one, delivery.attempts))}
      />
      <p class="note">
        A delivery that fails is attempted {scheduledAttempts} times within{" "}
        {elapsedInWords(lengthMs)}. Each pause varies by a fifth.
      </p>
    </>
  );
}

function markOf(planned: PlannedAttempt, attempts: readonly WebhookAttempt[]): AttemptMark {
  const made = attempts.find(({ number }) => number === planned.number);
  const { responseStatus = null, error = null, durationMs = null } = made ?? {};
  return {
    ...planned,
    result: responseStatus === null ? (error && inWords(error)) || "–" : String(responseStatus),
    took: durationMs === null ? "–" : `${durationMs} ms`,
  };
}

function AttemptLinks({
  delivery: { id, attempts },
  shown,
}: {
  delivery: WebhookDeliveryDetails;
  shown: WebhookAttempt;
}): Markup {
  return (
    <nav aria-label="Attempts">
      <ul class="attempt-links">
        {attempts.map(({ number, outcome }) => (
          <li>
            <a
              href={`/app/webhooks/deliveries/${id}?attempt=${number}#attempt`}
              aria-current={number === shown.number ? "true" : undefined}
            >
              {number}. {inWords(outcome)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <Moment at={Date.parse(shown.startedAt)} />
        {shown.kind === "redelivery" && " · sent again by you"}
      </p>
    </nav>
  );
}
