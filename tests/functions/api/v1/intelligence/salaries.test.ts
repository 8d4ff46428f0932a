import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startLiveService } from "#tests/support/live-service.ts";
import { submission, submitPath } from "#tests/support/submissions.ts";

const live = await startLiveService();
const free = await createKey(live.db);
const pro = await createKey(live.db, { tier: "pro" });
const proWithoutSkills = await createKey(live.db, { tier: "pro", scopes: ["intelligence:read"] });

const salaries = "/api/v1/intelligence/salaries";
const legacy = (query: string, key = pro) => live.get(`${salaries}?${query}`, { key });
const dataOf = async (path: string, key = pro) =>
  (await live.get(`${salaries}/${path}`, { key })).body.data;

describe("the deprecated salaries endpoint", () => {
  it("sends the deprecation, the sunset date and the successor with every response", async () => {
    for (const [query, status] of [
      ["role=data-scientist", 200],
      ["", 400],
      ["role=no-such-role", 404],
    ] as const) {
      const { status: got, headers } = await legacy(query);
      expect(got).toBe(status);
      expect(headers.get("deprecation")).toBe("true");
      expect(headers.get("link")).toMatch(/<[^>]+\/salaries\/calculate>; rel="successor-version"/);
      expect(headers.get("link")).toContain('rel="deprecation"');
      expect(Date.parse(headers.get("sunset") ?? "")).toBeGreaterThan(Date.parse("2028-01-01"));
    }
    const refused = await live.get(`${salaries}?role=data-scientist`);
    expect([refused.status, refused.headers.get("deprecation")]).toEqual([401, "true"]);
    const wrong = await live.get(salaries, { method: "PUT" });
    expect([wrong.status, wrong.headers.get("deprecation")]).toEqual([405, "true"]);
  });

  it("combines the responses of the individual endpoints", async () => {
    const query = "role=data-scientist&city=austin";
    const { data } = (await legacy(query)).body;
    const calculated = await dataOf(`calculate?${query}`);
    expect(data.baseSalary).toEqual(calculated.estimate);
    expect(data.totalComp).toEqual(calculated.total_compensation);
    expect(data.city).toEqual(calculated.city);
    expect(data.trends).toEqual((await dataOf(`history?${query}`)).snapshots);
    const around = await dataOf(`adjacent?${query}`);
    expect(data.adjacentRoles).toEqual(around.adjacent);
    expect(data.skillPremiums).toEqual((await dataOf(`skills?${query}`)).skills);
    for (const level of ["entry", "mid", "senior", "staff"]) {
      const { estimate } = await dataOf(`calculate?${query}&exp=${level}`);
      expect(data.experienceBands[level].median).toBe(estimate.median);
    }
    const [last, before] = [data.trends.at(-1), data.trends.at(-5)];
    expect(last.quarter.slice(0, 2)).toBe(before.quarter.slice(0, 2));
    expect(data.yoyGrowth).toBeCloseTo((last.median / before.median - 1) * 100, 2);
  });

  it("returns nothing to a Free caller that the individual endpoint would refuse", async () => {
    const query = "role=data-scientist&city=austin";
    const { data } = (await legacy(query, free)).body;
    expect((await live.get(`${salaries}/adjacent?role=data-scientist`, { key: free })).status).toBe(
      403,
    );
    expect((await live.get(`${salaries}/skills?role=data-scientist`, { key: free })).status).toBe(
      403,
    );
    expect([data.adjacentRoles, data.skillPremiums, data.yoyGrowth]).toEqual([null, null, null]);
    expect(data.trends).toEqual((await dataOf(`history?${query}`, free)).snapshots);
    expect(data.trends).toHaveLength(4);
    const told = data.assumptions.join("\n");
    for (const block of ["adjacentRoles", "skillPremiums"])
      expect(told).toContain(`${block} is null`);
  });

  it("gives a key without skills:read no skill premiums", async () => {
    const { data } = (await legacy("role=data-scientist", proWithoutSkills)).body;
    expect(data.skillPremiums).toBeNull();
    expect(data.adjacentRoles).toHaveLength(5);
  });

  it("returns null without a source, and states so", async () => {
    const { data } = (await legacy("role=electrician")).body;
    const told = data.assumptions.join("\n");
    for (const [block, value] of Object.entries(data)) {
      if (value === null && block !== "city") expect(told, block).toContain(block);
    }
    for (const block of ["remoteAdjustment", "equity", "freelanceRates", "crowdSubmissions"]) {
      expect(data[block]).toBeNull();
    }
  });

  it("compares the answers of technology workers, each with a lineage that recomputes it", async () => {
    const { data } = (await legacy("role=software-engineer&city=austin")).body;
    expect(data.remoteAdjustment.compared_with).toBe("Remote");
    expect(data.educationPremiums.compared_with).toBe("Bachelor's degree");
    expect(data.companySize.answers.map((own: { answer: string }) => own.answer)).toEqual([
      "10,000 people or more",
      "5,000 to 9,999 people",
      "1,000 to 4,999 people",
      "500 to 999 people",
      "100 to 499 people",
      "20 to 99 people",
      "10 to 19 people",
      "2 to 9 people",
    ]);
    for (const block of [data.remoteAdjustment, data.companySize, data.educationPremiums]) {
      for (const own of block.answers) {
        const { result, summary } = await dataOf(`../lineage/${own.data_point_id}`);
        const { answer, data_point_id: _, confidence, ...figures } = own;
        expect(result).toMatchObject(figures);
        expect(result["confidence.lower"]).toBe(confidence.lower);
        expect(summary).toContain(answer);
        if (answer === block.compared_with) expect(figures.premium).toBe(0);
        else expect(own.premium).not.toBe(0);
      }
    }
    expect(data.assumptions.join()).toContain("describe technology jobs as a whole, not this role");
    const { skills } = await dataOf("skills");
    expect(skills).toHaveLength(50);
    expect(JSON.stringify(skills)).not.toContain("In person");
  });

  it("returns submitted pay as crowd does for this caller", async () => {
    const query = "role=plumber&city=fresno";
    const closed = (await legacy(query)).body.data;
    expect(closed.crowdSubmissions).toBeNull();
    expect(closed.assumptions.join()).toContain("accounts that have submitted pay");

    const submit = async (key: string, base: number) => {
      const request = submission(key, { role: "plumber", city: "fresno", base });
      expect((await live.get(submitPath, request)).status).toBe(201);
    };
    await submit(pro, 60_000);
    const few = (await legacy(query)).body.data;
    expect(few.crowdSubmissions).toBeNull();
    expect(few.assumptions.join()).toContain("fewer than 10");

    for (let turn = 0; turn < 9; turn++) await submit(await createKey(live.db), 70_000);
    const open = (await legacy(query)).body.data;
    expect(open.crowdSubmissions).toMatchObject({
      submitters: 10,
      base: { median: { lower: 70_000, upper: 75_000 } },
    });
    expect(open.crowdSubmissions).toEqual((await dataOf(`crowd?${query}`)).figures);
    // Another account, which has submitted nothing, is still told nothing.
    expect((await legacy(query, proWithoutSkills)).body.data.crowdSubmissions).toBeNull();
  });
});
