import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startService } from "#scripts/run/stage/service.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const free = await createKey(live.db);
const pro = await createKey(live.db, { tier: "pro" });

const path = "/api/v1/intelligence/salaries/history";
const history = (query: string, key = pro) => live.get(`${path}?${query}`, { key });
const quarters = (body: { data: { snapshots: { quarter: string }[] } }) =>
  body.data.snapshots.map((snapshot) => snapshot.quarter);

describe("history", () => {
  it("runs from the first quarter of 2023 to the last completed one", async () => {
    const { status, body } = await history("role=software-engineer");
    expect(status).toBe(200);
    const series = quarters(body);
    expect([series[0], series.at(-1), series.length]).toEqual(["Q1 2023", "Q3 2026", 15]);
    expect(body.data.city).toBeNull();
    expect(body.data.tier_notice).toBeUndefined();
  });

  it("has the published medians in the quarters of the releases, times the title factor", async () => {
    const { body } = await history("role=registered-nurse");
    const at = (quarter: string) =>
      body.data.snapshots.find((snapshot: { quarter: string }) => snapshot.quarter === quarter);
    const published: [string, number][] = [
      ["Q2 2023", 86_070],
      ["Q2 2024", 93_600],
      ["Q2 2025", 97_550],
    ];
    const factor = at("Q2 2025").median / (published[2]?.[1] ?? 1);
    for (const [quarter, median] of published) {
      expect(at(quarter).methodology_version).toBe("2026.5");
      expect(Math.abs(at(quarter).median - median * factor)).toBeLessThanOrEqual(1.5);
    }
    expect(at("Q3 2024").methodology_version).toBe("2026.5-interpolated");
    expect(at("Q3 2026").methodology_version).toBe("2026.5-carried");
  });

  it("returns the change from the first snapshot to the last", async () => {
    const { body } = await history("role=electrician&city=houston");
    const [first, last] = [body.data.snapshots[0], body.data.snapshots.at(-1)];
    expect(body.data.change.median_delta).toBe(last.median - first.median);
    const percent = ((last.median - first.median) / first.median) * 100;
    expect(body.data.change.median_pct).toBeCloseTo(percent, 2);
  });

  it("leaves out quarters that end after as_of, and returns as_of", async () => {
    const { body } = await history("role=electrician&as_of=2025-06-29");
    expect(quarters(body).at(-1)).toBe("Q1 2025");
    expect(body.attribution.as_of).toBe("2025-06-29");
    expect(body.attribution.updated).toBe("2025-03-31");
    const day = await history("role=electrician&as_of=2025-06-30");
    expect(quarters(day.body).at(-1)).toBe("Q2 2025");
  });

  it("accepts as_of from 2024-07-01 to tomorrow", async () => {
    const cases: [string, number, string?][] = [
      ["2024-06-30", 400, "as_of_too_old"],
      ["2024-07-01", 200],
      ["2026-11-22", 200],
      ["2026-11-23", 400, "as_of_in_future"],
      ["2026-02-30", 400, "parameter_missing"],
      ["yesterday", 400, "parameter_missing"],
    ];
    for (const [day, expected, code] of cases) {
      const { status, body } = await history(`role=electrician&as_of=${day}`);
      expect([status, body.error?.code], day).toEqual([expected, code]);
    }
  });

  it("does not change a past quarter for a later as_of or a later day", async () => {
    const early = await history("role=data-engineer&city=denver&as_of=2025-01-01");
    const late = await history("role=data-engineer&city=denver");
    const length = early.body.data.snapshots.length;
    expect(late.body.data.snapshots.slice(0, length)).toEqual(early.body.data.snapshots);

    const { DATABASE_URL: databaseUrl } = await live.service.env();
    const nextYear = await startService({ databaseUrl, clock: "2027-06-01T00:00:00Z" });
    try {
      const response = await nextYear.fetch(`${path}?role=data-engineer&city=denver`, { key: pro });
      const body = (await response.json()) as typeof late.body;
      const known = late.body.data.snapshots;
      expect(body.data.snapshots.slice(0, known.length)).toEqual(known);
      expect(quarters(body).at(-1)).toBe("Q1 2027");
    } finally {
      await nextYear.stop();
    }
  });

  it("shows the latest four on Free, and states what is left out", async () => {
    const { body } = await history("role=electrician", free);
    expect(quarters(body)).toEqual(["Q4 2025", "Q1 2026", "Q2 2026", "Q3 2026"]);
    expect(body.data.tier_notice).toMatchObject({ snapshots_available: 15, snapshots_returned: 4 });
  });

  it.each(["", "&city=denver", "&city=denver&basis=price_parity"])(
    "has every quartile, also those that the survey's cap hid: family physicians%s",
    async (given) => {
      // BLS OEWS published no 75th percentile before May 2025: $334,270, over a median of $244,180.
      const { data } = (await history(`role=family-medicine-physician${given}`)).body;
      const last = data.snapshots.at(-1);
      expect(data.snapshots).toHaveLength(15);
      for (const { low, median, high } of data.snapshots) {
        expect(low).toBeGreaterThan(0);
        expect(high / median).toBeCloseTo(last.high / last.median, 4);
      }
      // In the local basis the quartiles of every quarter spread as the latest release's do.
      const sentence = data.assumptions.find((text: string) => text.startsWith("high of Q1 2023"));
      if (given === "&city=denver") return expect(sentence).toBeUndefined();
      expect(sentence).toContain("and Q1 2025 is the quarter's median times the ratio");
    },
  );

  it("leaves out a quarter without a median", async () => {
    // BLS OEWS: the median of anesthesiologists was above the cap in every release before May 2025.
    const { data } = (await history("role=anesthesiologist")).body;
    expect(data.snapshots[0].quarter).toBe("Q2 2025");
    for (const { high } of data.snapshots) expect(high).toBeGreaterThan(239_200);
  });
});
