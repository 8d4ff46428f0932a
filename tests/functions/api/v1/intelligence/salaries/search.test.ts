import { afterAll, describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { SearchItem } from "#shared/catalog/search/search.response.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db);
afterAll(() => live.stop());

const path = "/api/v1/intelligence/salaries/search";
const search = (query: Record<string, string>) =>
  live.get(`${path}?${new URLSearchParams(query)}`, { key });
const found = async (query: Record<string, string>): Promise<SearchItem[]> => {
  const { status, body } = await search(query);
  expect(status).toBe(200);
  return body.data;
};

describe("search", () => {
  it("returns the exact slug first with a score of 1, then titles that begin with the text", async () => {
    const [exact, second] = await found({ q: "software-engineer" });
    expect(exact).toMatchObject({ id: "role:software-engineer", score: 1 });
    expect(second?.score).toBeLessThan(1);
    const titles = (await found({ q: "data e" })).map((role) => role.title.toLowerCase());
    expect(titles[0]).toMatch(/^data e/);
  });

  it("finds only what contains every word, whatever the case and the spaces", async () => {
    const rows = await found({ q: "  MACHINE   engineer ", limit: "50" });
    const contained = rows.filter((row) => row.score >= 0.4);
    expect(contained.length).toBeGreaterThan(1);
    for (const { title } of contained) {
      expect(title.toLowerCase()).toContain("machine");
      expect(title.toLowerCase()).toContain("engineer");
    }
  });

  it("finds a role first by its acronym, and misspelled words below what contains the text", async () => {
    const [nurse, attorney] = await found({ q: "rn", limit: "50" });
    expect([nurse?.slug, nurse?.score]).toEqual(["registered-nurse", 0.99]);
    expect(attorney?.score).toBeLessThan(0.8);
    const [misspelled] = await found({ q: "sofware enginer" });
    expect(misspelled?.slug).toBe("software-engineer");
    expect(misspelled?.score).toBeLessThan(0.4);
    expect(await found({ q: "qqqqzzzzxxxx" })).toEqual([]);
  });

  it("sorts by score, title or median, descending by default", async () => {
    const scores = (await found({ q: "manager" })).map((row) => row.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const medians = (await found({ q: "manager", sort: "national_median" })).map(
      (row) => row.national_median,
    );
    expect(medians).toEqual(medians.toSorted((a, b) => b - a));
    const titles = (await found({ q: "manager", sort: "title", order: "asc" })).map((row) =>
      row.title.toLowerCase(),
    );
    expect(titles).toEqual(titles.toSorted());
  });

  it("requires a text of 1 to 200 characters", async () => {
    for (const query of [{}, { q: "" }, { q: "  " }, { q: "x".repeat(201) }] as const) {
      const { status, body } = await search(query);
      expect([status, body.error.code, body.error.param]).toEqual([400, "parameter_missing", "q"]);
      expect(body.error.message).toContain("for example q=");
    }
    expect((await search({ q: "x".repeat(200) })).status).toBe(200);
    expect((await search({ q: "nurse", limit: "51" })).body.error.param).toBe("limit");
    expect((await search({ q: "nurse", country: "CA" })).status).toBe(200);
  });
});
