import { describe, expect, it } from "vitest";
import { matchCities } from "#shared/pipeline/catalog-match/match-job.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import { matchRole } from "#shared/reading/postings/match-role.ts";
import { openTestCatalog } from "#tests/support/catalog.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";
import data from "./match-job.json" with { type: "json" };

const catalog = await openTestCatalog();
const all = await catalog.context.reference.allRoles();
const slugs = { has: (slug: string) => all.position(slug) >= 0 };
const roles = { slugs, aliases: all.unambiguousAliases };

describe("a job's title", () => {
  it.each(data.titles as [string, string | null][])("%s matches %s", (title, slug) => {
    expect(matchRole(title, roles)).toBe(slug);
  });

  it("that is the title of a catalog role matches that role", () => {
    const slugs = readSeedTable("roles.csv").map(({ slug = "" }) => slug);
    const missed = slugs.filter(
      (slug) => slug !== "principal" && matchRole(slug.replaceAll("-", " "), roles) !== slug,
    );
    expect(missed).toEqual([]);
  });

  it.each(data.graded as [string, string, string][])(
    "%s as %s has the level %s",
    (title, slug, level) => {
      expect(matchLevel(title, slug)).toBe(level);
    },
  );
});

describe("a job's location", () => {
  it.each(data.locations as [string, string | null][])("%s matches %s", async (location, slug) => {
    const found = await matchCities(catalog.context.reference, [location]);
    expect(found.get(location) ?? null).toBe(slug);
  });

  it("that is a catalog city with its state matches that city, many in one call", async () => {
    const cities = readSeedTable("cities.csv").map(({ name, state, slug }) => ({
      ...{ slug, location: `${name}, ${state}` },
    }));
    expect(cities.length).toBe(500);
    const found = await matchCities(
      catalog.context.reference,
      cities.map(({ location }) => location),
    );
    expect(cities.filter(({ location, slug }) => found.get(location) !== slug)).toEqual([]);
  });
});
