import { and, eq, inArray } from "drizzle-orm";
import { webhooks } from "../../../schema/webhooks.ts";
import type { Suggestion } from "../../contracts/pipeline/suggestions.ts";
import { instantOrNull } from "../../core/instant.ts";
import type { ReadContext } from "../context.ts";

const reasons = {
  gone: "Its receiver answered 410, which says that it is gone for good.",
  failing: "Nothing but failures for five days.",
};

/** The few webhooks, of the ten at most, that were switched off by what their receivers did, not by their owner. */
export function selectSwitchedOff({ db, caller }: ReadContext) {
  const { userId, id, url, disabledReason, lastAttemptAt, status } = webhooks;
  return db
    .select({ id, url, disabledReason, lastAttemptAt })
    .from(webhooks)
    .where(
      and(
        eq(userId, caller.accountId),
        eq(status, "disabled"),
        inArray(disabledReason, ["gone", "failing"]),
      ),
    );
}

export type SwitchedOff = Awaited<ReturnType<typeof selectSwitchedOff>>[number];

export function webhookOff({ id, url, disabledReason, lastAttemptAt }: SwitchedOff): Suggestion {
  return {
    id: `webhook_disabled:${id}`,
    type: "webhook_disabled",
    priority: "high",
    jobId: null,
    company: null,
    role: null,
    title: `Mend the webhook to ${new URL(url).hostname}`,
    reason: `It was switched off. ${disabledReason === "gone" ? reasons.gone : reasons.failing}`,
    action: { tool: "list_webhooks", arguments: {} },
    dueAt: instantOrNull(lastAttemptAt),
  };
}
