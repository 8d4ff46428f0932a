import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextWaitMs, type Outcome, readRetryAfterMs } from "#sdk/src/transport/retry.ts";

const policy = { maxRetries: 10, maxWaitMs: 60_000 };
const limited = (retryAfterMs: number | null): Outcome => ({
  kind: "answer",
  status: 429,
  retryAfterMs,
});

describe("the wait before a repetition", () => {
  it("grows to a bound, is never shorter than asked for, and never longer than allowed", () => {
    void fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.option(fc.integer({ min: 0, max: 200_000 })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, asked, random) => {
          const wait = nextWaitMs(limited(asked), { policy, repeatable: false, failures, random });
          if (asked !== null && asked > policy.maxWaitMs) expect(wait).toBeNull();
          else {
            expect(wait).toBeGreaterThanOrEqual(Math.max(asked ?? 0, 250));
            expect(wait).toBeLessThanOrEqual(Math.max(asked ?? 0, 8_000));
          }
        },
      ),
    );
  });

  it("is read from seconds or a date", () => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    expect(readRetryAfterMs("7", now)).toBe(7_000);
    expect(readRetryAfterMs("Sat, 21 Nov 2026 12:00:30 GMT", now)).toBe(30_000);
    expect(readRetryAfterMs("Sat, 21 Nov 2026 11:00:00 GMT", now)).toBe(0);
    expect(readRetryAfterMs("soon", now)).toBeNull();
    expect(readRetryAfterMs(null, now)).toBeNull();
  });
});
