/** What a smaller place, remote work, a state and a place abroad get, wherever a city is taken. */
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { slugKindOf } from "#shared/core/validation/schema-meta.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { connectMcp, contentOf, failureOf } from "../support/mcp.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
});

/** Crowd pay needs a submission first; lists filter by cities, and their filter finds nothing. */
const others = new Set(["listCities", "getCrowdPay"]);

/** Published for areas alone: there is nothing of the nation, which the error says. */
const withoutNation = new Set(["getWageLevels"]);

const takers = routes
  .filter(({ family, method, operationId, query }) => {
    const city = query.shape.city;
    const takesCity = city !== undefined && slugKindOf(city) === "city";
    return family === "salary" && method === "get" && takesCity && !others.has(operationId);
  })
  .map((route) => ({ name: route.path, route }));

const twoRoles = { roleA: "registered-nurse", roleB: "electrician" };

describe.each(takers)("$name", ({ route }) => {
  const ask = async (city: string) => {
    const example = examples.operations[route.operationId]?.query;
    // The legacy route that compares roles compares cities in its example.
    const own = "roleA" in route.query.shape ? twoRoles : example;
    const query = new URLSearchParams({ ...own, city });
    const { status, body } = await live.get(`${route.path}?${query}`, { key });
    // The widget responds without an envelope.
    return { status, data: body.data ?? body, error: body.error };
  };

  it("gives a suburb and a ZIP code the figure of the area's largest city, and says so", async () => {
    const tampa = await ask("tampa");
    for (const place of ["brandon-fl", "33511"]) {
      const { status, data } = await ask(place);
      expect([status, data.city]).toEqual([200, tampa.data.city]);
      expect(data.estimate?.median).toBe(tampa.data.estimate?.median);
      const [note, ...rest] = data.assumptions.filter((text: string) => text.includes("Brandon"));
      expect([note, rest]).toEqual([expect.stringContaining("Tampa"), []]);
      expect(tampa.data.assumptions.join()).not.toContain("Brandon");
    }
  });

  it("gives remote work the figure of the nation, and says so", async () => {
    const { status, data, error } = await ask("remote");
    if (withoutNation.has(route.operationId)) {
      expect([status, error.code]).toEqual([404, "city_not_found"]);
      return;
    }
    expect([status, data.city]).toEqual([200, null]);
    expect(data.assumptions.join()).toContain("United States as a whole");
  });

  it("refuses a state with its largest cities, and a place abroad with the reason", async () => {
    const state = await ask("texas");
    expect([state.status, state.error.code]).toEqual([404, "city_not_found"]);
    expect(state.error.message).toContain("Houston, San Antonio and Dallas");
    expect(state.error.follow_up_suggestions).toHaveLength(3);
    const abroad = await ask("london");
    expect([abroad.status, abroad.error.code]).toEqual([404, "city_not_found"]);
    expect(abroad.error.message).toContain("United States only");
    const territory = await ask("san-juan-pr");
    expect([territory.status, territory.error.code]).toEqual([404, "city_not_found"]);
    expect(territory.error.message).toContain("Puerto Rico and the other territories are not");
  });
});

describe("operations with bodies and tools", () => {
  const post = (path: string, body: unknown) =>
    live.get(`/api/v1/intelligence/salaries/${path}`, {
      method: "POST",
      key,
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });

  it("compare offers in smaller places, but not under another state's taxes", async () => {
    const offers = (city: string) => ({
      offers: [
        { label: "A", base: 90_000, city },
        { label: "B", base: 95_000, city: "denver" },
      ],
    });
    const near = await post("compare-offers", offers("brandon-fl"));
    expect(near.status).toBe(200);
    expect(JSON.stringify(near.body.data)).toContain('"slug":"tampa"');
    const across = await post("compare-offers", offers("hoboken-nj"));
    expect([across.status, across.body.error.param]).toEqual([404, "offers.0.city"]);
    expect(across.body.error.message).toContain("NJ");
    const remote = await post("compare-offers", offers("remote"));
    expect(remote.body.error.message).toContain("where the person lives");
  });

  it("submit pay for a city, never for remote work", async () => {
    const pay = { role: "electrician", years_experience: 4, base: 70_000 };
    const { status, body } = await post("submit", { ...pay, city: "remote" });
    expect([status, body.error.code]).toEqual([404, "city_not_found"]);
  });

  it("answer an agent in words", async () => {
    const client = await connectMcp(live.service, "/mcp", key);
    const pay = (city: string) => client.call("look_up_pay", { role: "Registered Nurse", city });
    const suburb = await pay("Brandon, Florida");
    expect(contentOf(suburb).data.city).toMatchObject({ slug: "tampa" });
    expect(JSON.stringify(suburb)).toContain("Brandon, FL is in the metropolitan area");
    expect(contentOf(await pay("Remote")).data.city).toBeNull();
    expect(failureOf(await pay("Paris, France"))).toContain("city_not_found");
    expect(JSON.stringify(await pay("Paris, France"))).toContain("United States only");
    await client.close();
  });
});
