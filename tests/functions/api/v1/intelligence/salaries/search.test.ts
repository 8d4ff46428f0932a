import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { SearchItem } from "#shared/catalog/search/search.response.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db);

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
});
