import { describe, expect, it } from "vitest";
import { SearchQuery } from "#shared/catalog/search/search.request.ts";
import { searchRoles } from "#shared/catalog/search-roles.ts";
import { openTestCatalog } from "#tests/support/catalog.ts";
import queries from "#tests/support/everyday-queries.json" with { type: "json" };

const catalog = await openTestCatalog();

function search(q: string) {
  return searchRoles(catalog.context, SearchQuery.parse({ q }));
}

describe("a search in everyday words", () => {
  it.each(queries.roles)("for %s finds %s first", async (q, slug) => {
    const { data, list } = await search(q);
    expect(data[0]?.slug).toBe(slug);
    expect(data[0]?.score).toBe(q.toLowerCase().replaceAll(" ", "-") === slug ? 1 : 0.99);
    expect(list.assumptions.join(" ")).not.toContain("exp=");
  });

  it.each(queries.levels.map(([q, answer = ""]) => [q, ...answer.split(" ")]))(
    "for %s finds %s, and the level %s",
    async (q = "", slug = "-", level = "-") => {
      const { data, list } = await search(q);
      if (slug === "-") return;
      expect(data[0]?.slug).toBe(slug);
      const note = list.assumptions.find((sentence) => sentence.includes("level of experience"));
      const asked = level === "entry" ? "exp=entry" : level.replace("-", "=");
      if (level === "-") expect(note).toBeUndefined();
      else expect(note).toContain(`role=${slug} and ${asked}`);
    },
  );

  it.each([
    ["head cashier", "cashier"],
    ["head teacher", "teacher"],
    ["chief cashier", "cashier"],
    ["teacher's aide", "teacher-assistant"],
    ["head cook", "head-cook"],
  ])("for %s finds %s first", async (q, slug) => {
    expect((await search(q)).data[0]?.slug).toBe(slug);
  });

  it("puts the role that more people hold first among equal matches", async () => {
    const query = SearchQuery.parse({ q: "driver", limit: 50 });
    const { data } = await searchRoles(catalog.context, query);
    const slugs = data.map(({ slug }) => slug);
    expect(slugs.indexOf("truck-driver")).toBeLessThan(slugs.indexOf("taxi-driver"));
    expect(slugs.indexOf("bus-driver")).toBeLessThan(slugs.indexOf("cab-driver"));
  });
});
