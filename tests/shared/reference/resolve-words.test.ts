import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { resolveCity, resolveRole } from "#shared/reference/resolve-words.ts";
import queries from "#tests/support/everyday-queries.json" with { type: "json" };

type Row = Record<string, string>;
const tables = join(import.meta.dirname, "../../../seeds/tables");
const read = (name: string) =>
  parse<Row>(readFileSync(join(tables, name), "utf8"), { columns: true });
const pairs = (name: string, key: string, value: string) =>
  read(name).map((row): [string, string] => [row[key] ?? "", row[value] ?? ""]);
const roles = {
  slugs: new Set(read("roles.csv").map(({ slug = "" }) => slug)),
  aliases: new Map(pairs("role_aliases.csv", "alias", "role_slug")),
};
const states = read("areas.csv").filter(({ type }) => type === "state");
const cities = {
  slugs: new Set(read("cities.csv").map(({ slug = "" }) => slug)),
  aliases: new Map([
    ...pairs("cities.csv", "long_slug", "slug"),
    ...pairs("city_aliases.csv", "alias", "city_slug"),
  ]),
  states: new Map(
    states.map(({ code = "", title = "" }): [string, string] => [
      title.toLowerCase().replaceAll(" ", "-"),
      code.toLowerCase(),
    ]),
  ),
};

describe("words that people type", () => {
  it("are two hundred and more", () => {
    expect(Object.values(queries).flat().length).toBeGreaterThan(200);
  });

  it.each(queries.roles)("%s means %s", (typed, slug) => {
    expect(resolveRole(typed, roles)).toEqual({ slug, level: null });
  });

  it.each(queries.levels)("%s means %s", (typed, answer) => {
    const [slug = "", level = "-"] = answer.split(" ");
    const expected = slug === "-" ? null : { slug, level: level === "-" ? null : level };
    expect(resolveRole(typed, roles)).toEqual(expected);
  });

  it("name no level by what every object has", () => {
    expect(resolveRole("Constructor Registered Nurse", roles)).toBeNull();
  });

  it.each(queries.cities)("%s means %s", (typed, slug) => {
    expect(resolveCity(typed, cities)).toBe(slug === "-" ? null : slug);
  });

  it("do not make another city of a name with a state that has none of it", () => {
    expect(resolveCity("Austin, Ohio", cities)).toBeNull();
  });

  it("lead to a record of the catalog, whatever the alias", () => {
    const lost = [...roles.aliases].filter(([, slug]) => !roles.slugs.has(slug));
    const strange = [...cities.aliases].filter(([, slug]) => !cities.slugs.has(slug));
    expect([lost, strange]).toEqual([[], []]);
  });
});
