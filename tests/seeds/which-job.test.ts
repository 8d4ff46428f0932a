import { describe, expect, it } from "vitest";
import { readSeedTable } from "#tests/support/seed-table.ts";
import words from "./which-job.json" with { type: "json" };

const codes = new Map(
  readSeedTable("roles.csv").map(({ slug = "", soc_code = "" }) => [slug, soc_code]),
);
const aliases = new Map(
  readSeedTable("role_aliases.csv").map(({ alias = "", role_slug = "" }) => [alias, role_slug]),
);
const codeOf = (typed: string) => codes.get(aliases.get(typed) ?? typed);

describe("which job a title is", () => {
  // What people type, and the occupation in which they work.
  it.each(words.jobs)("%s is %s", (typed = "", code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it("keeps the slugs of titles that left the catalog as words for another", () => {
    const lost = words.former.filter((slug) => codeOf(slug) === undefined);
    expect(lost).toEqual([]);
  });

  it("has no job of which only the level is known", () => {
    expect(codeOf("intern")).toBeUndefined();
  });
});
