import { expect, it } from "vitest";
import { nearest, slugCandidate } from "#shared/reference/nearest.ts";
import { resolveRole } from "#shared/reference/resolve-words.ts";
import { roleLikeness } from "#shared/reference/role-names.ts";
import { toSlug } from "#shared/reference/to-slug.ts";
import words from "#tests/support/job-words.json" with { type: "json" };
import { readSeedTable } from "#tests/support/seed-table.ts";

const aliasRows = readSeedTable("role_aliases.csv");
const aliases = new Map(aliasRows.map(({ alias = "", role_slug = "" }) => [alias, role_slug]));
const byRole = Map.groupBy(aliasRows, ({ role_slug }) => role_slug);
const roles = readSeedTable("roles.csv");
const known = { slugs: new Set(roles.map(({ slug = "" }) => slug)), aliases };
const unpublished = new Set(readSeedTable("unpublished_jobs.csv").map(({ word = "" }) => word));
const candidates = roles.map(({ slug = "", reason = "" }) =>
  slugCandidate(slug, {
    aliases: (byRole.get(slug) ?? []).map(({ alias = "" }) => alias),
    prominent: reason.startsWith("wanted"),
  }),
);

/** The role that words name, or else those that are offered for them. */
function found(text: string): string[] {
  const named = resolveRole(text, known);
  if (named) return [named.slug];
  return unpublished.has(toSlug(text)) ? [] : nearest(toSlug(text), candidates, roleLikeness);
}

it("finds or offers the job that people mean, misspelled too", () => {
  expect(words.right.length).toBeGreaterThanOrEqual(200);
  const missed = words.right.filter(
    ([typed = "", ...slugs]) => !found(typed).some((slug) => slugs.includes(slug)),
  );
  expect(missed).toEqual([]);
});

it("finds nothing for words that mean no job, but for a few that are near one by chance", () => {
  expect(words.wrong.length).toBeGreaterThanOrEqual(60);
  const taken = words.wrong.filter((text) => found(text).length > 0);
  expect(taken).toEqual([
    "foo",
    "vampire",
    "professional sleeper",
    "moon walker",
    "banana peeler",
    "sorcerer",
  ]);
});
