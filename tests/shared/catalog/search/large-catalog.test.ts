/** A catalog too large to score every match: its results are those of scoring all, as far as they go. */
import { expect, it } from "vitest";
import { createSearchIndex, type SearchedRoles } from "#shared/catalog/search/search-index.ts";
import { createTextList } from "#shared/reference/packed/text-list.ts";
import queries from "#tests/support/everyday-queries.json" with { type: "json" };
import { readSeedTable } from "#tests/support/seed-table.ts";

const shown = 20;
const limit = 60;

const rows = readSeedTable("roles.csv").sort((a, b) => ((a.slug ?? "") < (b.slug ?? "") ? -1 : 1));
const roles: SearchedRoles = {
  slugs: createTextList(rows.map(({ slug }) => slug).join("\n")),
  titles: createTextList(rows.map(({ title }) => title).join("\n")),
  aliases: new Map(
    readSeedTable("role_aliases.csv").map(({ alias = "", role_slug = "" }) => [alias, role_slug]),
  ),
  holders: Float64Array.from(rows, ({ filings }) => 200 + 50 * Number(filings)),
};
const whole = createSearchIndex(roles);
const limited = createSearchIndex(roles, limit);

const misspelled = [
  "sofware enginer",
  "registred nurse",
  "electrican",
  "dataengineer",
  "acountant",
];
const parts = ["eng", "nurs", "soft", "c++", ".net", "full-stack", "node.js", "data sci"];
const everyday = [...queries.roles, ...queries.levels].map(([q = ""]) => q);
const texts = [...everyday, ...misspelled, ...parts];

it("finds the same roles with the same scores wherever no more match than are scored", () => {
  let compared = 0;
  for (const text of texts) {
    const all = whole.find(text);
    const found = limited.find(text);
    if (all.positions.length > limit * 0.2) continue;
    expect([...found.positions], text).toEqual([...all.positions]);
    expect(found.scores, text).toEqual(all.scores);
    compared++;
  }
  expect(compared).toBeGreaterThan(150);
});

it("has the best results of a word that more roles have, and most of those of a part of words", () => {
  const least = { engineer: 1, manager: 1, technician: 1, analyst: 1, teacher: 1, a: 0.8, er: 0.8 };
  for (const [text, share] of Object.entries(least)) {
    const best = whole.find(text).positions.subarray(0, shown);
    const found = new Set(limited.find(text).positions);
    expect(whole.find(text).positions.length, text).toBeGreaterThan(limit);
    expect(found.size, text).toBeLessThanOrEqual(limit + 1);
    const kept = [...best].filter((position) => found.has(position)).length;
    expect(kept / best.length, text).toBeGreaterThanOrEqual(share);
  }
});
