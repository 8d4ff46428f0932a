import * as z from "zod/mini";
import { WebhooksQuery } from "../subscriptions/webhook.request.ts";

/** How far back deliveries are sent again: hours, and their name. */
export const periods = [
  ["1", "the last hour"],
  ["24", "the last 24 hours"],
  ["168", "the last 7 days"],
  ["720", "the last 30 days"],
] as const;

export const longestPeriodMs = 720 * 3_600_000;

const count = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.transform((digits) => Number(digits)),
);

const AttemptNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d?$/)),
  z.transform((digits) => Number(digits)),
);

/** The query of a delivery's page: the attempt that is shown. */
export const AttemptQuery = z.object({
  attempt: z.catch(z.optional(AttemptNumber), undefined),
});

/** The query of a webhook's page. A parameter that is not valid is left out. */
export const WebhookQuery = z.object({
  show: z._default(z.catch(z.enum(["all", "undelivered"]), "all"), "all"),
  cursor: z.catch(WebhooksQuery.shape.cursor, undefined),
  /** How many deliveries the form before has sent again, and how many it left. */
  sent: z._default(z.catch(z.nullable(count), null), null),
  remaining: z._default(z.catch(count, 0), 0),
});
export type WebhookQuery = z.output<typeof WebhookQuery>;

export function webhookPath(
  id: string,
  query: { show?: WebhookQuery["show"]; cursor?: string; sent?: number; remaining?: number },
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "all") search.set(name, String(value));
  }
  return `/app/webhooks/${id}${search.size === 0 ? "" : `?${search}`}`;
}
