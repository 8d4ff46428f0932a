import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startLiveService } from "#tests/support/live-service.ts";
import { submission, submitPath } from "#tests/support/submissions.ts";

const live = await startLiveService();
const reader = await createKey(live.db);
await submit(reader, { role: "electrician", city: "reno", base: 60_000 });

const path = "/api/v1/intelligence/salaries/crowd";
const crowd = async (query: string, key = reader) => live.get(`${path}?${query}`, { key });

async function submit(key: string, fields: Record<string, unknown>): Promise<void> {
  const { status } = await live.get(submitPath, submission(key, fields));
  expect(status).toBe(201);
}

const band = (lower: number) => ({ lower, upper: lower + 5_000 });

async function submitAs(count: number, fields: (turn: number) => Record<string, unknown>) {
  for (let turn = 0; turn < count; turn++) await submit(await createKey(live.db), fields(turn));
}

describe("crowd", () => {
  it("requires a submission, and says how to make one", async () => {
    const key = await createKey(live.db);
    const refused = await crowd("role=electrician", key);
    expect([refused.status, refused.body.error.code]).toEqual([403, "submission_required"]);
    expect((await live.get(refused.body.error.retry_hint.alternative_tool, { key })).status).toBe(
      200,
    );
    await submit(key, { role: "data-scientist", city: "tulsa", base: 1 });
    expect((await crowd("role=electrician", key)).status).toBe(403);
    await submit(key, { role: "data-scientist", city: "tulsa", base: 110_000 });
    expect((await crowd("role=electrician", key)).status).toBe(200);
  });

  it("shows nothing until the tenth independent submitter, and moves by ten", async () => {
    const role = "data-engineer";
    const query = `role=${role}&city=dallas`;
    const bases = [101_000, 105_500, 112_400, 118_000, 121_700, 126_300, 133_000, 139_900, 140_000];
    const first = await createKey(live.db);
    for (let turn = 0; turn < 3; turn++) {
      await submit(first, { role, city: "dallas", base: bases[0] });
    }
    await submitAs(8, (turn) => ({ role, city: "dallas", base: bases[turn + 1] }));
    for (const asked of [query, `role=${role}`]) {
      const { body } = await crowd(asked);
      expect([body.data.status, body.data.minimum, body.data.figures]).toEqual([
        "insufficient",
        10,
        null,
      ]);
    }
    await submitAs(1, () => ({ role, city: "dallas", base: 144_000, bonus: 20_000 }));
    const { body } = await crowd(query);
    expect(body.data.status).toBe("ok");
    expect(body.data.figures).toMatchObject({
      submitters: 10,
      base: { median: band(120_000), p25: band(110_000), p75: band(135_000) },
      total: { median: band(120_000) },
    });
    await submitAs(9, () => ({ role, city: "dallas", base: 200_000 }));
    expect((await crowd(query)).body.data.figures).toEqual(body.data.figures);
    await submitAs(1, () => ({ role, city: "dallas", base: 200_000 }));
    expect((await crowd(query)).body.data.figures).toMatchObject({
      submitters: 20,
      base: { median: band(140_000), p75: band(200_000) },
    });
  });

  it("is available immediately after a submission, even after repeated refusals, as is the deprecated response", async () => {
    const key = await createKey(live.db);
    const query = "role=carpenter&city=mesa";
    const legacy = async () => {
      const { body } = await live.get(`/api/v1/intelligence/salaries?${query}`, { key });
      return body.data.assumptions.filter((text: string) => text.startsWith("crowdSubmissions"));
    };
    const closed = [
      "crowdSubmissions is null because the crowd endpoint is available only to accounts that have submitted pay.",
    ];
    for (let turn = 0; turn < 4; turn++) {
      expect((await crowd(query, key)).status).toBe(403);
      expect(await legacy()).toEqual(closed);
    }
    await submit(key, { role: "carpenter", city: "mesa", base: 60_000 });
    expect((await crowd(query, key)).status).toBe(200);
    expect(await legacy()).toEqual([
      "crowdSubmissions is null because fewer than 10 accounts are in the figures.",
    ]);
  });

  it("is updated immediately for a caller that repeats requests to the same isolate", async () => {
    const query = "role=welder&city=fresno";
    const states = [];
    for (let turn = 0; turn < 6; turn++) states.push((await crowd(query)).body.data.status);
    expect(states).toEqual(Array(6).fill("insufficient"));
    await submitAs(10, () => ({ role: "welder", city: "fresno", base: 55_000 }));
    expect((await crowd(query)).body.data.status).toBe("ok");
  });

  it("does not reveal how many submissions are pending", async () => {
    const query = "role=plumber&city=omaha";
    const before = (await crowd(query)).body.data;
    await submitAs(9, () => ({ role: "plumber", city: "omaha", base: 65_000 }));
    expect((await crowd(query)).body.data).toEqual(before);
  });

  it("counts neither submissions held for review nor work that is not full-time", async () => {
    const role = "web-developer";
    await submitAs(9, () => ({ role, city: "tampa", base: 90_000 }));
    await submitAs(1, () => ({ role, city: "tampa", base: 9_000_000 }));
    await submitAs(1, () => ({ role, city: "tampa", base: 90_000, employment_type: "part_time" }));
    expect((await crowd(`role=${role}&city=tampa`)).body.data.status).toBe("insufficient");
  });

  it("counts no submission of an account that is younger than 24 hours when it submits", async () => {
    const fields = { role: "web-developer", city: "omaha", base: 90_000 };
    const noon = Date.parse("2026-11-21T12:00:00Z");
    const dayMs = 24 * 3_600_000;
    await submitAs(9, () => fields);
    const young = await createKey(live.db, { createdAt: noon - dayMs + 1 });
    const { status, body } = await live.get(submitPath, submission(young, fields));
    expect([status, body.data.status]).toEqual([201, "accepted"]);
    expect(body.data.assumptions[0]).toContain("less than 24 hours old");
    const query = "role=web-developer&city=omaha";
    // It has contributed nevertheless.
    expect((await crowd(query, young)).body.data.status).toBe("insufficient");
    await submit(await createKey(live.db, { createdAt: noon - dayMs }), fields);
    expect((await crowd(query, young)).body.data.figures).toMatchObject({ submitters: 10 });
  });

  it("includes only cities with ten submitters in all cities", async () => {
    const role = "product-manager";
    await submitAs(10, () => ({ role, city: "seattle", base: 180_000 }));
    await submitAs(9, () => ({ role, city: "portland", base: 120_000 }));
    const { body } = await crowd(`role=${role}`);
    expect(body.data.figures).toMatchObject({ submitters: 10, base: { median: band(180_000) } });
    expect(body.data.city).toBeNull();
  });

  it("accepts a city by either of its slugs", async () => {
    const role = "nurse-practitioner";
    await submitAs(6, () => ({ role, city: "san-francisco", base: 180_000 }));
    await submitAs(4, () => ({ role, city: "san-francisco-ca", base: 180_000 }));
    expect((await crowd(`role=${role}&city=san-francisco-ca`)).body.data.status).toBe("ok");
  });

  it("has an id for each figure, with which lineage recomputes it, however much it has changed since", async () => {
    const role = "data-analyst";
    const pro = await createKey(live.db, { tier: "pro" });
    const trace = async (id: string) => {
      const { status, body } = await live.get(`/api/v1/intelligence/lineage/${id}`, { key: pro });
      expect(status).toBe(200);
      return body.data;
    };
    const figuresOf = async (query: string) => (await crowd(query)).body.data.figures;
    await submitAs(10, (turn) => ({ role, city: "boise", base: 80_100 + 1_000 * turn }));
    const first = await figuresOf(`role=${role}&city=boise`);
    await submitAs(10, () => ({ role, city: "reno", base: 70_000 }));
    const everywhere = await figuresOf(`role=${role}`);
    await submitAs(10, () => ({ role, city: "boise", base: 120_000 }));
    const second = await figuresOf(`role=${role}&city=boise`);

    const ids = [first, everywhere, second].map(({ data_point_id }) => data_point_id);
    expect(new Set(ids).size).toBe(3);
    for (const [figures, city, batches] of [
      [first, "boise", 1],
      [everywhere, null, 2],
      [second, "boise", 2],
    ] as const) {
      const traced = await trace(figures.data_point_id);
      expect(traced.result).toEqual(figures);
      expect(traced).toMatchObject({ kind: "crowd", submitters: figures.submitters, batches });
      expect(traced.city?.slug ?? null).toBe(city);
      expect(traced.citation).toContain(`${figures.submitters} users`);
    }
    // The same figure has the same id, and nothing that was submitted is in its trail.
    expect((await figuresOf(`role=${role}&city=boise`)).data_point_id).toBe(second.data_point_id);
    const text = JSON.stringify(await trace(first.data_point_id));
    for (const base of ["80100", "81100", "84100", "89100"]) expect(text).not.toContain(base);
  });
});
