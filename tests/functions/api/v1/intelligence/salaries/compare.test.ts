import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db);

const salaries = "/api/v1/intelligence/salaries";
const compare = (query: string) => live.get(`${salaries}/compare?${query}`, { key });

/** How the citation names each basis, in words. */
const mannerOf = {
  local: "by what each occupation earns there",
  price_parity: "by national pay at the prices there",
} as const;

describe("compare", () => {
  it.each([
    ["", "local"],
    ["&basis=price_parity", "price_parity"],
    ["&basis=local", "local"],
  ])("with '%s' returns the figures and ids of calculate in the basis %s", async (given, basis) => {
    const { status, body } = await compare(
      `roleA=electrician&roleB=data-scientist&city=denver${given}`,
    );
    expect(status).toBe(200);
    for (const [side, role] of [
      ["primary", "electrician"],
      ["secondary", "data-scientist"],
    ] as const) {
      const of = (other: string) =>
        live.get(`${salaries}/calculate?role=${role}&city=denver&basis=${other}`, { key });
      const own = await of(basis);
      for (const each of ["local", "price_parity"]) {
        const { estimate, total_compensation } = (await of(each)).body.data;
        expect(body.data[each][side]).toEqual({
          median: estimate.median,
          total_comp: total_compensation.total,
          data_point_id: estimate.data_point_id,
        });
      }
      expect(body.data[side].role).toEqual(own.body.data.role);
      expect(body.data[side].estimate).toEqual(own.body.data.estimate);
      expect(body.data[side].observed).toEqual(own.body.data.observed);
      expect(body.data[side].total_compensation).toEqual(own.body.data.total_compensation);
    }
    expect(body.data.city.slug).toBe("denver");
    expect(body.data.delta).toEqual(body.data[basis].delta);
  });

  it("names the role that its figures show, where the bases differ, and says that they do", async () => {
    const query = "roleA=registered-nurse&roleB=data-analyst&city=san-francisco";
    const { data } = (await compare(query)).body;
    expect(data.delta.higher_paid).toBe("roleA");
    expect([data.local.delta.higher_paid, data.price_parity.delta.higher_paid]).toEqual([
      "roleA",
      "roleB",
    ]);
    const [first] = data.assumptions;
    expect(first).toContain("compared by what each occupation earns there");
    expect(first).toContain("do not name the same winner");
    expect(data.assumptions.join(" ")).toContain(
      "By national pay at the prices there: The location",
    );
    const other = (await compare(`${query}&basis=price_parity`)).body.data;
    expect(other.assumptions[0]).toContain("compared by national pay at the prices there");
    expect(other.assumptions.join(" ")).toContain(
      "By what is paid there: Registered Nurse: The location",
    );
    for (const { citation } of [data, other]) {
      for (const basis of ["local", "price_parity"] as const) {
        expect(citation).toContain(mannerOf[basis]);
        for (const side of ["primary", "secondary"]) {
          expect(citation).toContain(`$${data[basis][side].median.toLocaleString("en-US")}`);
        }
      }
    }
  });

  it("is antisymmetric: swapping the sides negates the differences", async () => {
    const there = (await compare("roleA=registered-nurse&roleB=attorney&city=boston")).body.data;
    const back = (await compare("roleA=attorney&roleB=registered-nurse&city=boston")).body.data;
    expect(back.primary).toEqual(there.secondary);
    expect(back.secondary).toEqual(there.primary);
    expect(back.delta.median_delta).toBe(-there.delta.median_delta);
    expect(back.delta.total_comp_delta).toBe(-there.delta.total_comp_delta);
    expect([there.delta.higher_paid, back.delta.higher_paid]).toEqual(["roleB", "roleA"]);
    expect(there.delta.median_delta).toBe(
      there.primary.estimate.median - there.secondary.estimate.median,
    );
  });

  it("applies the city's price level to both on request, and includes their published wages", async () => {
    const pair = "roleA=electrician&roleB=plumber";
    const nation = (await compare(pair)).body.data;
    const city = (await compare(`${pair}&city=san-jose&basis=price_parity`)).body.data;
    expect(nation.city).toBeNull();
    expect(nation.price_parity).toEqual(nation.local);
    expect(nation.citation).not.toContain("at the prices there");
    expect(nation.assumptions[0]).toContain(
      "Without a city, what is paid there and national pay at the prices there are the same",
    );
    for (const side of ["primary", "secondary"]) {
      expect(nation.local[side].median).toBe(nation[side].estimate.median);
      const expected = nation[side].estimate.median * city.city.col_multiplier;
      expect(Math.abs(city[side].estimate.median - expected)).toBeLessThanOrEqual(1.5);
      expect(nation[side].observed.area_type).toBe("national");
      expect(city[side].observed.area_title).toContain("San Jose");
    }
    expect(city.primary.observed.occupation_code).not.toBe(city.secondary.observed.occupation_code);
  });

  it("computes leverage from its figures, and returns null if the quartile is null", async () => {
    const { primary } = (await compare("roleA=data-engineer&roleB=electrician&city=austin")).body
      .data;
    const { estimate, observed, negotiation_leverage: leverage } = primary;
    expect(leverage.to_upper_quartile).toBe(estimate.high - estimate.median);
    expect(leverage.to_published_median).toBe(observed.median - estimate.median);
  });

  it.each([
    ["roleA=rn&roleB=registered-nurse", 400, "roles_identical", "roleB"],
    ["roleA=registered-nurse&roleB=rn", 400, "roles_identical", "roleB"],
    ["roleA=electrican&roleB=plumber", 404, "role_not_found", "roleA"],
    ["roleA=electrician&roleB=plumbr", 404, "role_not_found", "roleB"],
    ["roleA=electrican&roleB=plumbr&city=bostn", 404, "role_not_found", "roleA"],
  ])("returns %s with %d %s", async (query, status, code, param) => {
    const answer = await compare(query);
    expect([answer.status, answer.body.error.code, answer.body.error.param]).toEqual([
      status,
      code,
      param,
    ]);
    if (status === 404) {
      const [first] = answer.body.error.follow_up_suggestions;
      expect((await live.get(first, { key })).status, first).toBe(200);
    }
  });
});
