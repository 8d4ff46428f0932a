import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { billOf } from "#scripts/measure/cost/bill.ts";
import { dailyLimits, fitsFree } from "#scripts/measure/cost/free-plan.ts";
import { profiles } from "#scripts/measure/cost/profiles.ts";
import { type Usage, usageOfAction, usageOfUser } from "#scripts/measure/cost/usage.ts";
import { readMeasurements } from "#scripts/measure/measurements.ts";
import { makePages } from "#scripts/measure/pages.ts";
import { projectRoot } from "#scripts/run/local/places.ts";

const measurements = readMeasurements();

const month: Usage = {
  requests: 12e6,
  processorMs: 130e6,
  objectCalls: 3e6,
  objectGigabyteSeconds: 400_000,
  objectRowsWritten: 51e6,
  queueOperations: 3.5e6,
  databaseRowsRead: 2e9,
  databaseRowsWritten: 30e6,
};

describe("the pages with measurements", () => {
  it.each(["docs/speed.md", "docs/cost.md", "docs/growth.md"])(
    "%s has what is computed",
    (file) => {
      const page = readFileSync(join(projectRoot, file), "utf8");
      expect(page, "run `npm run cost:compute`").toBe(makePages(measurements).get(file));
    },
  );

  it("follow a measurement that changes", () => {
    const action = measurements.actions["new job"];
    if (!action) throw new Error("not measured");
    const actions = { ...measurements.actions, "new job": { ...action, rowsWritten: 1_000 } };
    const [before, after] = [measurements, { ...measurements, actions }].map(makePages);
    const changed = [...(before ?? [])].filter(([file, page]) => after?.get(file) !== page);
    expect(changed.map(([file]) => file)).toEqual(["docs/speed.md", "docs/cost.md"]);
  });
});

describe("a month's bill", () => {
  it("is the sum of what is beyond each plan's share, with the cheapest database", () => {
    const { charges, database, total } = billOf(month, 29);
    // By hand: 2 million requests, 100 million ms, 2 million calls, a million rows, 2.5 million operations.
    expect(charges.map(({ usd }) => Number(usd.toFixed(6)))).toEqual([
      ...[5, 0.6, 2, 0.3, 0, 1, 1],
      // Developer with 5 million rows and 20 GB more is $24.99, Scaler with 5 GB more $27.42; Free with 1.5 billion and
      // 20 million rows and 24 GB $39.50.
      ...[4.99, 0, 5, 15],
    ]);
    expect(database.name).toBe("Developer");
    expect(total).toBeCloseTo(34.89, 6);
  });
});

describe("usage", () => {
  it("adds up the profiles by their shares", () => {
    expect(profiles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    const requests = profiles.map(({ share, actions }) =>
      Object.entries(actions).reduce(
        (sum, [name, times]) => sum + share * times * usageOfAction(name, measurements).requests,
        0,
      ),
    );
    const all = requests.reduce((sum, one) => sum + one, 0);
    expect(usageOfUser(measurements).requests).toBeCloseTo(all, 8);
  });
});

describe("the free plan", () => {
  it("lists its daily limits by the number of users that reach them", () => {
    const limits = dailyLimits(usageOfUser(measurements));
    const users = limits.map((limit) => limit.users);
    expect(users).toEqual(users.toSorted((one, other) => one - other));
    expect(users.every((count) => count > 0)).toBe(true);
  });

  it("is judged by the processor time of one request", () => {
    const [action] = Object.values(measurements.actions);
    if (!action) throw new Error("nothing was measured");
    const times = (median: number) => ({ median, longest: 99, first: null });
    expect(fitsFree({ ...action, requests: 1, processor: times(10) })).toBe(true);
    expect(fitsFree({ ...action, requests: 1, processor: times(10.1) })).toBe(false);
    expect(fitsFree({ ...action, requests: 3, processor: times(29) })).toBe(true);
    // A delivery is an invocation of its own.
    expect(fitsFree({ ...action, requests: 1, queueMessages: 1, processor: times(19) })).toBe(true);
  });
});
