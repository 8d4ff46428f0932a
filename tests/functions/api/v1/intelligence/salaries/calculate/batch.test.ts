import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const path = "/api/v1/intelligence/salaries/calculate";

function send(key: string, items: unknown) {
  return live.get(`${path}/batch`, {
    key,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ items }),
  });
}

const nurse = { role: "registered-nurse", city: "tampa" };
const several = (count: number) => Array.from({ length: count }, () => nurse);
const left = (response: { headers: Headers }) =>
  Number(response.headers.get("x-ratelimit-remaining"));
/** A key with the limits of the Free plan. */
const limited = (perMonth = 1_000) => createKey(live.db, { tier: "free", perMinute: 60, perMonth });

describe("calculate/batch", () => {
  it("returns for each item what a call for it alone returns, in order", async () => {
    const key = await createKey(live.db, { tier: "pro" });
    const items = [
      { ...nurse, exp: "senior" },
      { role: "cashier", city: "fresno", basis: "price_parity" },
      { role: "rn", city: "33511" },
      { role: "airline-pilot", city: "remote" },
      { ...nurse, exp: "entry" },
    ];
    const { status, body } = await send(key, items);
    expect(status).toBe(200);
    const alone = await Promise.all(
      items.map((item) => live.get(`${path}?${new URLSearchParams(item)}`, { key })),
    );
    expect(body.data.results).toEqual(
      alone.map((response, index) => ({ index, data: response.body.data })),
    );
    expect(body.attribution.methodology_version).toBe(
      alone[0]?.body.attribution.methodology_version,
    );
  });

  it("has the error of a role or city that does not exist in its place, and the other figures", async () => {
    const key = await createKey(live.db, { tier: "pro" });
    const { status, body } = await send(key, [
      nurse,
      { role: "dragon-tamer", city: "tampa" },
      { role: "cashier", city: "nowhere-at-all" },
      nurse,
    ]);
    expect(status).toBe(200);
    const [first, role, city, last] = body.data.results;
    expect(last).toEqual({ ...first, index: 3 });
    const alone = await live.get(`${path}?role=cashier&city=nowhere-at-all`, { key });
    const { request_id, ...error } = alone.body.error;
    expect(city).toEqual({ index: 2, error: { ...error, request_id: body.request.id } });
    expect(role.error).toMatchObject({ code: "role_not_found", param: "role" });
  });

  it("counts each item, and computes nothing if fewer requests are left: it says how many", async () => {
    const key = await limited();
    const first = await send(key, several(20));
    expect([first.status, left(first)]).toEqual([200, 40]);

    const over = await send(key, several(41));
    expect([over.status, over.body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    // The refused call has counted as one.
    expect(over.body.error.message).toContain("39 would fit");
    expect(Number(over.headers.get("retry-after"))).toBe(60);

    const rest = await send(key, several(39));
    expect([rest.status, left(rest)]).toEqual([200, 0]);
    expect((await send(key, several(1))).status).toBe(429);
  });

  it("counts each item in the month, too", async () => {
    const key = await limited(30);
    const over = await send(key, several(31));
    expect(over.status).toBe(429);
    expect(over.body.error.message).toContain("29 would fit this month");
    expect((await send(key, several(29))).status).toBe(200);
    expect((await live.get(`${path}?role=cashier&city=tampa`, { key })).status).toBe(429);
  });

  it("says that a plan's minute is too short for so many items", async () => {
    const key = await limited();
    const { status, body } = await send(key, several(61));
    expect(status).toBe(429);
    expect(body.error.message).toContain("allows 60 in any 60 seconds");
  });

  it.each([
    ["no items", [], "items"],
    ["101 items", several(101), "items"],
    ["an item without a city", [{ role: "cashier" }], "items.0.city"],
    ["words in place of a slug", [{ ...nurse, role: "Registered Nurse" }], "items.0.role"],
    ["an expansion", [{ ...nurse, expand: "*" }], "items.0.expand"],
  ])("refuses %s", async (_what, items, param) => {
    const key = await createKey(live.db);
    const { status, body } = await send(key, items);
    expect([status, body.error.code, body.error.param]).toEqual([400, "parameter_missing", param]);
  });
});
