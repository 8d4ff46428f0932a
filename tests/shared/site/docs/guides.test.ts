import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listSearchEntries } from "#shared/site/docs/guides.ts";
import cases from "./search-entries.json" with { type: "json" };

const root = join(import.meta.dirname, "../../../..");
const entries = listSearchEntries(
  JSON.parse(readFileSync(join(root, "public/content/operations.json"), "utf8")),
);

let rank: (found: typeof entries, query: string) => { title: string; path: string }[];
beforeAll(async () => {
  // The module looks for its place in the page, which is not there.
  vi.stubGlobal("document", { querySelector: () => null });
  const path = join(root, "public/assets/search.js");
  ({ rank } = await import(path));
});
afterAll(() => vi.unstubAllGlobals());

describe("the documentation's search", () => {
  it.each(cases as [string, string][])("finds by task: %s", (query, path) => {
    expect(rank(entries, query)[0]?.path ?? "").toBe(path);
  });

  it("finds operations and errors by their own words", () => {
    expect(rank(entries, "calculate")[0]?.path).toBe("/docs/api/estimates#calculateSalary");
    expect(rank(entries, "role_not_found")[0]?.path).toBe("/docs/errors#role_not_found");
    const found = rank(entries, "rate limit").map(({ path }) => path);
    expect(found).toContain("/docs/errors#rate_limit_exceeded");
  });

  it("finds nothing for words that occur nowhere, and nothing before a word is typed", () => {
    expect(rank(entries, "xylophone")).toEqual([]);
    expect(rank(entries, "  ")).toEqual([]);
  });
});
