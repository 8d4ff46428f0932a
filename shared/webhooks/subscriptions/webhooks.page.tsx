import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { Moment } from "#shared/html/times.tsx";
import type { Webhook } from "./webhook.response.ts";

/** `/app/webhooks` */
export function webhooksPage(webhooks: readonly Webhook[]): Page {
  return {
    title: "Webhooks",
    body: (
      <>
        <p>
          A webhook sends what happens in your job search to a program of yours.{" "}
          <a href="/docs/webhooks">How they work</a>
        </p>
        <p>
          <a class="button" href="/app/webhooks/new">
            Add a webhook
          </a>
        </p>
        {webhooks.length === 0 && <p class="note">You have no webhooks yet.</p>}
        <ul class="records">
          {webhooks.map((webhook) => (
            <li>
              <div>
                <strong>
                  <a href={`/app/webhooks/${webhook.id}`}>{webhook.url}</a>
                </strong>
                {webhook.description !== null && <p>{webhook.description}</p>}
                <Health webhook={webhook} />
              </div>
              <StatusBadge status={webhook.status} />
            </li>
          ))}
        </ul>
      </>
    ),
  };
}

const reasons = {
  gone: "It is disabled, because the receiver responded that it is gone (410).",
  failing:
    "It was disabled after five days of failures without a success, or with 10,000 deliveries waiting.",
  requested: "Disabled by you.",
} as const;

/** How the latest deliveries of a webhook went. */
export function Health({ webhook }: { webhook: Webhook }): Markup {
  const { disabledReason, consecutiveFailures, lastDelivery } = webhook;
  return (
    <p>
      {disabledReason && `${reasons[disabledReason]} `}
      {consecutiveFailures > 0 &&
        `Failed attempts since the last success: ${consecutiveFailures}. `}
      {lastDelivery ? (
        <>
          Last attempt: {lastDelivery.event}, {lastDelivery.status}
          {lastDelivery.responseStatus !== null && ` (${lastDelivery.responseStatus})`},{" "}
          <Moment at={Date.parse(lastDelivery.at)} />
        </>
      ) : (
        "Nothing was sent yet."
      )}
    </p>
  );
}

/** Statuses that somebody should look at. */
const bad: ReadonlySet<string> = new Set(["failed", "dead", "disabled"]);

/** The status of a webhook or a delivery; one that is not well has the color of a warning. */
export function StatusBadge({ status }: { status: string }): Markup {
  return <span class={bad.has(status) ? "badge bad" : "badge"}>{inWords(status)}</span>;
}
