/** Everything that is packed equals the seeds: all occupations, titles, areas and cities. */
import { describe, expect, it } from "vitest";
import { packSeeds } from "#seeds/load/index.ts";
import { decodeEffects } from "#shared/reference/effect-list.ts";
import { partOfPlace, placesIn, unpackPlaces } from "#shared/reference/packed/places.ts";
import { occupationPrefix } from "#shared/reference/packed/rows.ts";
import { unpackCities } from "#shared/reference/packed/unpack-cities.ts";
import { unpackOccupation } from "#shared/reference/packed/unpack-occupation.ts";
import type { Role } from "#shared/reference/records.ts";
import { numberOf, readSeedTable } from "#tests/support/seed-table.ts";
import { isWhole } from "#tests/support/whole.ts";

const { rows } = await packSeeds();
const ofOccupations = rows.filter(({ name }) => name.startsWith(occupationPrefix));
const unpacked = await Promise.all(ofOccupations.map(unpackOccupation));
const occupations = new Map(unpacked.map((occupation) => [occupation.socCode, occupation]));
const cities = await unpackCities(rows.find(({ name }) => name === "cities") ?? null);

/** What a row has in the columns of these names, in snake case, as numbers. */
function numbersOf(row: Readonly<Record<string, string>> | undefined, ...names: string[]) {
  const column = (name: string) => name.replaceAll(/[A-Z]|\d{4}/g, (at) => `_${at.toLowerCase()}`);
  return Object.fromEntries(names.map((name) => [name, numberOf(row?.[column(name)])]));
}
const percentiles = ["p10", "p25", "median", "p75", "p90"];

const group = (file: string, column: string) =>
  Map.groupBy(readSeedTable(file), (row) => row[column] ?? "");

function rolesOf(socCode: string): Role[] {
  return [...new Set(occupations.get(socCode)?.roles.values())];
}

/** One role of each occupation: what belongs to the occupation is the same in all. */
const oneRoleOfEach = () =>
  [...occupations.keys()].flatMap((socCode) => {
    const [role] = rolesOf(socCode);
    return role ? [[socCode, role] as const] : [];
  });

describe("a packed occupation", () => {
  it("exists for every occupation, and has its titles and their aliases", () => {
    const titles = readSeedTable("roles.csv");
    expect([...occupations.keys()].sort()).toEqual(
      readSeedTable("occupations.csv")
        .map(({ soc_code }) => soc_code)
        .sort(),
    );
    const found = titles.map(({ slug = "", soc_code = "" }) => {
      const role = occupations.get(soc_code)?.roles.get(slug);
      const flags = [role?.specialized, role?.ai, role?.namesOccupation].map((flag) =>
        flag ? "1" : "0",
      );
      return [role?.slug, role?.title, ...flags, String(role?.filings)];
    });
    expect(found).toEqual(
      titles.map(({ slug, title, specialized, ai, names_occupation, filings }) => [
        ...[slug, title, specialized, ai, names_occupation, filings],
      ]),
    );
    const codes = new Map(titles.map(({ slug, soc_code = "" }) => [slug, soc_code]));
    for (const { alias = "", role_slug } of readSeedTable("role_aliases.csv")) {
      const occupation = occupations.get(codes.get(role_slug) ?? "");
      expect(occupation?.roles.get(alias)?.slug).toBe(role_slug);
    }
  });

  it("has every published wage of every state and metropolitan area, and no other", () => {
    const counts = new Map<string, number>();
    const differing: unknown[] = [];
    for (const file of ["wages_state.csv", "wages_metro.csv"]) {
      for (const row of readSeedTable(file)) {
        const { soc_code = "", area_code = "" } = row;
        counts.set(soc_code, (counts.get(soc_code) ?? 0) + 1);
        const wages = occupations.get(soc_code)?.wagesIn(area_code);
        const published = numbersOf(row, "year", "employment", ...percentiles);
        const same = Object.entries(published).every(
          ([name, value]) => wages?.[name as "year"] === value,
        );
        if (!same) differing.push([row, wages]);
      }
    }
    expect(differing).toEqual([]);
    expect([...counts.values()].reduce((sum, own) => sum + own, 0)).toBeGreaterThan(150_000);
    for (const { socCode, areaCount } of occupations.values()) {
      expect(areaCount).toBe(counts.get(socCode) ?? 0);
    }
  });

  it("has the national wages of every release, with their marks", () => {
    const national = group("wages_national.csv", "soc_code");
    for (const [socCode, { wages }] of oneRoleOfEach()) {
      const expected = (national.get(socCode) ?? []).map((row) => ({
        socCode,
        areaCode: "US",
        year: Number(row.year),
        ...numbersOf(row, "employment", "mean", "meanRse", ...percentiles),
        flags: row.flags,
      }));
      expect(wages).toEqual(expected.sort((a, b) => a.year - b.year));
    }
  });

  it("has the occupation's record, groups, O*NET codes, outlook and local effects", () => {
    const records = group("occupations.csv", "soc_code");
    const onet = group("onet_occupations.csv", "soc_code");
    const outlooks = group("employment_projections.csv", "soc_code");
    const locals = group("local_factors.csv", "soc_code");
    const groups = readSeedTable("soc_groups.csv");
    for (const [socCode, role] of oneRoleOfEach()) {
      const [record] = records.get(socCode) ?? [];
      expect(role.occupation).toEqual({
        socCode,
        title: record?.title,
        ...numbersOf(record, "filings", "filedWageCount", "filedWageMedian"),
        yearlyOnly: record?.yearly_only === "1",
        tools: record?.tools,
      });
      expect(role.groups).toEqual(
        ["major", "minor", "broad"].flatMap((level) => {
          const own = groups.filter((row) => row.level === level && (row.code ?? "") <= socCode);
          const nearest = own.sort((a, b) => ((a.code ?? "") < (b.code ?? "") ? 1 : -1))[0];
          return nearest ? [{ code: nearest.code, level, title: nearest.title }] : [];
        }),
      );
      expect(role.onet).toEqual(
        (onet.get(socCode) ?? []).map(({ onet_soc, title, job_zone }) => ({
          onetSoc: onet_soc,
          title,
          jobZone: numberOf(job_zone),
        })),
      );
      const [outlook] = outlooks.get(socCode) ?? [];
      expect(role.outlook).toEqual(
        outlook
          ? {
              socCode,
              ...numbersOf(outlook, "employment2024", "employment2034", "changePct"),
              ...numbersOf(outlook, "annualOpenings", "slower", "others"),
            }
          : null,
      );
      const [local] = locals.get(socCode) ?? [];
      expect(role.local).toEqual(
        local
          ? {
              socCode,
              ...numbersOf(local, "effect", "spread"),
              byState: decodeEffects(local.state_effects ?? ""),
            }
          : null,
      );
    }
  });

  it("has every statistic of every title", () => {
    const rows = readSeedTable("title_statistics.csv");
    const packed = [...occupations.keys()]
      .flatMap(rolesOf)
      .flatMap(({ statistics }) => statistics)
      .map((own) => [`${own.roleSlug} ${own.sourceId}`, own] as const);
    expect(new Map(packed)).toEqual(
      new Map(
        rows.map((row) => [
          `${row.role_slug} ${row.source_id}`,
          {
            roleSlug: row.role_slug,
            sourceId: row.source_id,
            ...numbersOf(row, "count", "groups", "median", "p10", "p90", "logSd"),
            ...numbersOf(row, "occupationGroups", "occupationMedian"),
            ...numbersOf(row, "adjustedLogRatio", "adjustedGroups"),
            contradicts: row.contradicts === "1",
          },
        ]),
      ),
    );
    expect(packed).toHaveLength(rows.length);
  });
});

describe("the packed cities", () => {
  it("have every city by its slug, long slug and aliases", () => {
    for (const row of readSeedTable("cities.csv")) {
      const city = cities.find(row.slug ?? "");
      expect(city).toMatchObject({
        slug: row.slug,
        longSlug: row.long_slug,
        name: row.name,
        state: row.state,
        ...numbersOf(row, "population", "latitude", "longitude"),
        timeZone: row.time_zone || null,
      });
      expect(cities.find(row.long_slug ?? "")).toBe(city);
    }
    for (const { alias = "", city_slug = "" } of readSeedTable("city_aliases.csv")) {
      expect(cities.find(alias)).toBe(cities.find(city_slug));
    }
    expect(cities.find("atlantis")).toBeNull();
  });

  it("have their areas, price parities and local effects", () => {
    const areas = group("areas.csv", "code");
    const parities = group("price_parities.csv", "area_code");
    const minimum = group("minimum_wages.csv", "city_slug");
    const locals = group("local_areas.csv", "area_code");
    const area = (code: string) => {
      const [row] = areas.get(code) ?? [];
      return { code, title: row?.title, type: row?.type, state: row?.state || null };
    };
    for (const { slug = "", state = "", cbsa_code = "", parity_area_code = "" } of readSeedTable(
      "cities.csv",
    )) {
      const city = cities.find(slug);
      expect(city?.metro).toEqual(area(cbsa_code));
      expect(city?.stateArea).toEqual(area(state));
      expect(city?.parities).toEqual(
        (parities.get(parity_area_code) ?? [])
          .map(({ year, rpp }) => ({
            areaCode: parity_area_code,
            year: Number(year),
            rpp: Number(rpp),
          }))
          .sort((a, b) => a.year - b.year),
      );
      expect(city?.minimumWages).toEqual(
        (minimum.get(slug) ?? []).map((row) => ({
          ...{ day: row.day, effectiveFrom: row.effective_from || null },
          ...{ hourly: Number(row.hourly), jurisdiction: row.jurisdiction },
          ...{ scope: row.scope || null, provision: row.provision || null },
          missing: row.missing || null,
          higherHourly: row.higher_hourly ? Number(row.higher_hourly) : null,
          higherJurisdiction: row.higher_jurisdiction || null,
          higherScope: row.higher_scope || null,
        })),
      );
      const [local] = locals.get(cbsa_code) ?? [];
      expect(city?.local).toEqual(
        local
          ? {
              effect: Number(local.effect),
              byMajor: decodeEffects(local.major_effects ?? ""),
              byMinor: decodeEffects(local.minor_effects ?? ""),
            }
          : null,
      );
    }
  });
});

describe("the packed places", () => {
  it("have every place under its name, in the part that is looked into", async () => {
    const table = Map.groupBy(readSeedTable("places.csv"), ({ name = "" }) => name);
    const { placeParts } = cities;
    const lines = await Promise.all(
      Array.from({ length: placeParts }, (_, part) =>
        unpackPlaces(rows.find(({ name }) => name === `places/${part}`) ?? null, part),
      ),
    );
    const differing: unknown[] = [];
    for (const [at, [name, own]] of [...table].entries()) {
      if (!isWhole && at % 20 !== 0) continue;
      const found = placesIn(lines[partOfPlace(name, placeParts)] ?? "", name);
      const expected = own.map((row) => ({
        ...{ name, state: row.state, kind: row.kind, title: row.title },
        ...numbersOf(row, "population", "nearestMiles"),
        ...{ citySlug: row.city_slug || null, nearestSlug: row.nearest_slug || null },
        minimumWage: row.minimum_wage || null,
      }));
      const inOrder = (places: readonly { state?: string | undefined }[]) =>
        places.map((place) => JSON.stringify(Object.entries(place).sort())).sort();
      if (inOrder(found).join() !== inOrder(expected).join()) differing.push([found, expected]);
    }
    expect(differing).toEqual([]);
    expect(table.size).toBeGreaterThan(50_000);
    expect(placesIn(lines[partOfPlace("zzzz", placeParts)] ?? "", "zzzz")).toEqual([]);
    // Hardly any request reads much more than another.
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(32_000);
  });
});
