import { type AttemptMark, AttemptsChart, elapsedInWords } from "#shared/html/charts/attempts.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { Moment } from "#shared/html/times.tsx";
import { pauses, scheduledAttempts } from "../delivery/schedule.ts";
import { type PlannedAttempt, planAttempts } from "../log/plan-attempts.ts";
import type { WebhookAttempt, WebhookDeliveryDetails } from "../log/webhook-delivery.response.ts";
import { Exchange, Outcome } from "./exchange.page.tsx";
import { SignatureCheck } from "./signature-check.page.tsx";

/**
 * Every attempt of a delivery, and one of them with its request, its response and its signature.
 * Needs `copy.js` and `check-signature.js`.
 *
 * @param number of the attempt that is shown; the latest if there is no such attempt.
 * @param path of the page, whose parameter `attempt` chooses another one.
 * @param secret that the signature is checked with, if it is nobody's.
 */
export function Inspector({
  delivery,
  number,
  path,
  secret = "",
}: {
  delivery: WebhookDeliveryDetails;
  number: number | null;
  path: string;
  secret?: string;
}): Markup {
  const { attempts, requestBody } = delivery;
  const attempt = attempts.find((one) => one.number === number) ?? attempts.at(-1);
  return (
    <>
      <section>
        <h2>Attempts</h2>
        <Attempts delivery={delivery} />
      </section>
      {attempt && (
        <section id="attempt">
          <h2>
            Attempt {attempt.number} of {attempts.length}
          </h2>
          <AttemptLinks attempts={attempts} shown={attempt} path={path} />
          {!isAbove(attempt, delivery) && <Outcome attempt={attempt} />}
          <Exchange attempt={attempt} requestBody={requestBody} />
        </section>
      )}
      {attempt?.requestHeaders && requestBody !== null && (
        <SignatureCheck attempt={attempt} body={requestBody} secret={secret} />
      )}
    </>
  );
}

/** Whether the summary explains this attempt already. */
function isAbove(attempt: WebhookAttempt, { status, attempts }: WebhookDeliveryDetails): boolean {
  return status !== "succeeded" && attempt === attempts.at(-1);
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
  attempts,
  shown,
  path,
}: {
  attempts: readonly WebhookAttempt[];
  shown: WebhookAttempt;
  path: string;
}): Markup {
  return (
    <nav aria-label="Attempts">
      <ul class="attempt-links">
        {attempts.map(({ number, outcome }) => (
          <li>
            <a
              href={`${path}?attempt=${number}#attempt`}
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
