/** All attempts of a delivery in one list: those made, and those to come. Pure. */

import { pauses } from "../delivery/schedule.ts";
import type { WebhookDeliveryDetails } from "./webhook-delivery.response.ts";

export interface PlannedAttempt {
  /** The number of the attempt from 1, in order of time. */
  number: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** `next`: its time is decided. `planned`: later, if all before it fail, give or take the jitter. */
  state: "succeeded" | "failed" | "interrupted" | "in_progress" | "next" | "planned";
  /** Whether the owner requested it. */
  isRedelivery: boolean;
}

type Delivery = Pick<WebhookDeliveryDetails, "attempts" | "nextAttemptAt" | "status">;

/** The attempts of a delivery, the earliest first. */
export function planAttempts({ attempts, nextAttemptAt, status }: Delivery): PlannedAttempt[] {
  const made = attempts.map(({ number, startedAt, outcome, kind }) => ({
    number,
    at: Date.parse(startedAt),
    state: outcome,
    isRedelivery: kind === "redelivery",
  }));
  const scheduled = made.filter(({ isRedelivery }) => !isRedelivery);
  const failures = scheduled.filter(({ state }) => state === "failed").length;
  if (nextAttemptAt !== null) {
    const isRedelivery = status === "pending" && attempts.length > 0;
    const [number, at] = [made.length + 1, Date.parse(nextAttemptAt)];
    const next = { number, at, state: "next", isRedelivery } as const;
    return [...made, next, ...(isRedelivery ? [] : afterFailure(next, failures))];
  }
  const last = made.at(-1);
  const isUnderWay = last?.state === "in_progress" && !last.isRedelivery;
  return isUnderWay ? [...made, ...afterFailure(last, failures)] : made;
}

/** The attempts that follow one if it fails, and so do they. */
function afterFailure(
  { number, at }: Pick<PlannedAttempt, "number" | "at">,
  failures: number,
): PlannedAttempt[] {
  let time = at;
  return pauses.slice(failures + 1).map((pause, place) => {
    time += pause;
    return { number: number + place + 1, at: time, state: "planned", isRedelivery: false };
  });
}
