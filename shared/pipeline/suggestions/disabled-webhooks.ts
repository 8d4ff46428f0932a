import { and, eq, inArray } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { instant } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import type { Suggestion } from "./suggestions.response.ts";

const reasons = {
  gone: "Its receiver responded with 410 Gone.",
  failing: "All deliveries have failed for five days, or more than 10,000 wait.",
};

/** A query for webhooks that the service disabled because of their receivers' responses. */
export function selectDisabledWebhooks({ db, caller }: ReadContext) {
  const { userId, id, url, disabledReason, lastAttemptAt, createdAt, status } = webhooks;
  return db
    .select({ id, url, disabledReason, lastAttemptAt, createdAt })
    .from(webhooks)
    .where(
      and(
        eq(userId, caller.accountId),
        eq(status, "disabled"),
        inArray(disabledReason, ["gone", "failing"]),
      ),
    );
}

type DisabledWebhook = Awaited<ReturnType<typeof selectDisabledWebhooks>>[number];

export function webhookDisabled({
  id,
  url,
  disabledReason,
  lastAttemptAt,
  createdAt,
}: DisabledWebhook): Suggestion {
  return {
    id: `webhook_disabled:${id}`,
    type: "webhook_disabled",
    priority: "high",
    jobId: null,
    company: null,
    role: null,
    title: `Fix the webhook to ${new URL(url).hostname}`,
    reason: `The webhook was disabled. ${disabledReason === "gone" ? reasons.gone : reasons.failing}`,
    action: { tool: "list_webhooks", arguments: {} },
    dueAt: null,
    since: instant(lastAttemptAt ?? createdAt),
  };
}
