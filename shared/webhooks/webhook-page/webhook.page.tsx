import { grouped } from "#shared/core/format.ts";
import { ButtonForm, DeleteForm, FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField } from "#shared/html/app-forms/fields.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { Moment } from "#shared/html/times.tsx";
import type { WebhookDelivery } from "../log/webhook-delivery.response.ts";
import type { Webhook } from "../subscriptions/webhook.response.ts";
import { Health, StatusBadge } from "../subscriptions/webhooks.page.tsx";
import { periods, type WebhookQuery, webhookPath } from "./webhook-query.ts";

interface WebhookState {
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
  nextCursor: string | null;
  /** Deliveries of the longest period that could be sent again. */
  undelivered: number;
  query: WebhookQuery;
  formToken: string;
}

/** `/app/webhooks/{id}` */
export function webhookPage(state: WebhookState): Page {
  const { webhook, query, formToken } = state;
  const path = `/app/webhooks/${webhook.id}`;
  const isActive = webhook.status === "active";
  return {
    title: "Webhook",
    body: (
      <>
        <p class="lead typed">{webhook.url}</p>
        {webhook.description !== null && <p>{webhook.description}</p>}
        <p>
          <StatusBadge status={webhook.status} />{" "}
          {webhook.events.map((event) => (event === "*" ? "all events" : event)).join(", ")}
        </p>
        <Health webhook={webhook} />
        {query.sent !== null && <Resent {...query} />}
        <div class="actions">
          {isActive ? (
            <ButtonForm action={`${path}/test`} text="Send a test" formToken={formToken} isMain />
          ) : (
            <ButtonForm
              action={`${path}/status`}
              text="Enable it again"
              fields={{ status: "active" }}
              formToken={formToken}
              isMain
            />
          )}
          <a class="button quiet" href={`${path}/edit`}>
            Change it
          </a>
          <ButtonForm action={`${path}/rotate`} text="Make a new secret" formToken={formToken} />
        </div>
        {!isActive && (
          <p class="note">
            Events from while it is disabled are not sent. What was cancelled then can be sent again
            below, once it is enabled.
          </p>
        )}
        <Deliveries {...state} />
        {isActive && state.undelivered > 0 && <ResendForm {...state} />}
        {isActive && (
          <details class="delete">
            <summary>Disable the webhook…</summary>
            <p>What it has not sent yet is cancelled. It can be enabled again.</p>
            <ButtonForm
              action={`${path}/status`}
              text="Disable the webhook"
              fields={{ status: "disabled" }}
              formToken={formToken}
            />
          </details>
        )}
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

function Resent({ sent, remaining }: WebhookQuery): Markup {
  return (
    <p class="notice" role="status">
      {grouped(sent ?? 0)} {sent === 1 ? "delivery is" : "deliveries are"} sent again.
      {remaining > 0 && ` ${grouped(remaining)} more can follow in the same way.`}
    </p>
  );
}

function Deliveries({ webhook, deliveries, nextCursor, query }: WebhookState): Markup {
  const { id } = webhook;
  const views = [
    ["all", "All"],
    ["undelivered", "Not delivered"],
  ] as const;
  return (
    <section>
      <h2>Deliveries</h2>
      <nav aria-label="Which deliveries">
        <ul class="attempt-links">
          {views.map(([show, name]) => (
            <li>
              <a
                href={webhookPath(id, { show })}
                aria-current={show === query.show ? "true" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {deliveries.length === 0 && (
        <p>{query.show === "all" ? "Nothing was sent yet." : "Everything was delivered."}</p>
      )}
      <ul class="records">
        {deliveries.map((delivery) => (
          <li>
            <div>
              <strong>
                <a href={`/app/webhooks/deliveries/${delivery.id}`}>{delivery.event}</a>
              </strong>
              <p>
                <Moment at={Date.parse(delivery.createdAt)} /> · attempts: {delivery.attemptCount}
                {lastResult(delivery)}
              </p>
              {delivery.nextAttemptAt !== null && (
                <p>
                  Next attempt: <Moment at={Date.parse(delivery.nextAttemptAt)} />
                </p>
              )}
            </div>
            <StatusBadge status={delivery.status} />
          </li>
        ))}
      </ul>
      {nextCursor && (
        <p>
          <a href={webhookPath(id, { show: query.show, cursor: nextCursor })}>Older deliveries</a>
        </p>
      )}
    </section>
  );
}

function lastResult({ responseStatus, error }: WebhookDelivery): string {
  if (responseStatus !== null) return ` · response ${responseStatus}`;
  return error === null ? "" : ` · ${inWords(error).toLowerCase()}`;
}

function ResendForm({ webhook, undelivered, formToken }: WebhookState): Markup {
  return (
    <section>
      <h2 id="resend">Send what did not arrive</h2>
      <p>
        {grouped(undelivered)} {undelivered === 1 ? "delivery" : "deliveries"} of the last 30 days{" "}
        {undelivered === 1 ? "has" : "have"} not arrived. Each is attempted once more, the oldest
        first. Retries that are due stay due.
      </p>
      <form class="filters" method="post" action={`/app/webhooks/${webhook.id}/redeliver`}>
        <FormToken value={formToken} />
        <SelectField
          name="period"
          label="Events of"
          value="24"
          choices={periods.map(([value, label]) => ({ value, label }))}
        />
        <button class="quiet" type="submit">
          Send them again
        </button>
      </form>
    </section>
  );
}
