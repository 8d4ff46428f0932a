/** Webhooks in words, for tools. */
import { maxNotes, pageLine, shortText } from "#shared/contract/words.ts";
import type { Webhook, WebhooksPage } from "./webhook.response.ts";

function webhookLine({ id, url, events: subscribed, status }: Webhook) {
  return `${shortText(url, maxNotes)}: ${subscribed.join(", ")}, ${status} (${id})`;
}

export function webhooks({ webhooks: rows, total, nextCursor }: WebhooksPage): string[] {
  const page = pageLine({
    ...{ shown: rows.length, total, more: nextCursor && `cursor ${nextCursor}` },
    ...{ one: "webhook", many: "webhooks", ifNone: "create_webhook adds one." },
  });
  return [page, ...rows.map(webhookLine)];
}

export function webhook(record: Webhook & { secret?: string | null }): string[] {
  const { secret } = record;
  return [
    webhookLine(record),
    secret ? `Secret, shown only now: ${secret}` : "Deliveries are not signed.",
  ];
}
