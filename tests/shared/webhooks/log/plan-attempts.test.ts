import { describe, expect, it } from "vitest";
import { instant } from "#shared/core/dates.ts";
import { pauses } from "#shared/webhooks/delivery/schedule.ts";
import { planAttempts } from "#shared/webhooks/log/plan-attempts.ts";

const start = Date.parse("2026-11-22T12:00:00Z");
type Delivery = Parameters<typeof planAttempts>[0];

function delivery(
  made: readonly (readonly [
    at: number,
    outcome: Delivery["attempts"][number]["outcome"],
    kind?: "redelivery",
  ])[],
  status: Delivery["status"],
  nextAt: number | null,
): Delivery {
  const attempts = made.map(([at, outcome, kind], place) => ({
    number: place + 1,
    kind: kind ?? ("scheduled" as const),
    startedAt: instant(start + at),
    outcome,
    url: null,
    requestHeaders: null,
    address: null,
    responseStatus: null,
    responseHeaders: null,
    responseBody: null,
    error: null,
    durationMs: null,
  }));
  return { attempts, status, nextAttemptAt: nextAt === null ? null : instant(start + nextAt) };
}
const statesOf = (made: Delivery) => planAttempts(made).map(({ state }) => state);
const timesOf = (made: Delivery) => planAttempts(made).map(({ at }) => at - start);

describe("the attempts of a delivery", () => {
  it("are at first all those of the schedule", () => {
    const plan = delivery([], "pending", 0);
    expect(statesOf(plan)).toEqual(["next", ...Array(7).fill("planned")]);
    let time = 0;
    expect(timesOf(plan)).toEqual(pauses.map((pause) => (time += pause)));
    expect(timesOf(plan).at(-1)).toBe((27 * 60 + 35) * 60_000 + 5_000);
  });

  it("go on from the next one after failures; one by the owner takes no place", () => {
    const plan = delivery(
      [
        [0, "failed"],
        [5_100, "interrupted"],
        [25_100, "failed"],
        [60_000, "failed", "redelivery"],
      ],
      "failed",
      330_000,
    );
    expect(statesOf(plan)).toEqual([
      ...["failed", "interrupted", "failed", "failed", "next"],
      ...Array(5).fill("planned"),
    ]);
    expect(planAttempts(plan).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(timesOf(plan).slice(4, 6)).toEqual([330_000, 330_000 + 30 * 60_000]);
  });

  it("end with a success, or with the last failure", () => {
    expect(statesOf(delivery([[0, "succeeded"]], "succeeded", null))).toEqual(["succeeded"]);
    expect(statesOf(delivery([[0, "failed"]], "dead", null))).toEqual(["failed"]);
  });

  it("follow the one in progress; a redelivery of what had ended is followed by none", () => {
    expect(statesOf(delivery([[0, "in_progress"]], "delivering", null))).toEqual([
      "in_progress",
      ...Array(7).fill("planned"),
    ]);
    const ended = [[0, "succeeded"]] as const;
    expect(statesOf(delivery(ended, "pending", 90_000))).toEqual(["succeeded", "next"]);
  });
});
