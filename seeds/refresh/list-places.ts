import type { CsvRow } from "../build/output/format-csv.ts";
import { type Area, listAreas } from "../build/places/list-areas.ts";
import type { Parity } from "../build/places/read-parities.ts";
import type { AreaWage } from "../build/wages/read-area-wages.ts";
import type { Changes } from "./changes.ts";
import { numberIn, type Present, type SeedRow, tableOf, textIn } from "./read-present.ts";
import type { Release } from "./read-release.ts";

interface ListedPlaces {
  tables: Map<string, CsvRow[]>;
  /** The areas and parities to which the local method is fitted. */
  fitted: { areas: Area[]; parities: { metros: Parity[] } };
  notes: string[];
}

/** BEA's code of the nonmetropolitan portion of a state. */
const portion = /^\d{2}999$/;

/** The areas of the release, and the cities in them. */
export function listPlaces(
  present: Present,
  release: Release,
  { areas: replaced }: Changes,
): ListedPlaces {
  const before = new Map(tableOf(present, "areas.csv").map((row) => [textIn(row, "code"), row]));
  const populations = new Map(
    [...before].flatMap(([code, row]) => {
      const population = numberIn(row, "population");
      return population === null ? [] : [[code, population] as const];
    }),
  );
  const areas = listAreas(titlesOf(release.states), titlesOf(release.metros), populations);
  const cities: SeedRow[] = tableOf(present, "cities.csv").map((row) => {
    const code = textIn(row, "cbsa_code");
    return { ...row, cbsa_code: replaced.get(code) ?? code };
  });
  const parities = tableOf(present, "price_parities.csv")
    .filter((row) => !portion.test(textIn(row, "area_code")))
    .map((row) => ({
      areaCode: textIn(row, "area_code"),
      year: numberIn(row, "year") ?? 0,
      rpp: numberIn(row, "rpp") ?? 0,
    }));
  const priced = new Set(parities.map(({ areaCode }) => areaCode));
  // BEA follows a change of the areas later; until then the prices are those of the former area, as
  // they are for its cities.
  const inherited = [...replaced].flatMap(([from, to]) =>
    priced.has(to)
      ? []
      : parities
          .filter(({ areaCode }) => areaCode === from)
          .map((parity) => ({ ...parity, areaCode: to })),
  );
  return {
    tables: new Map<string, CsvRow[]>([
      ["areas.csv", areas.map((area) => ({ ...area }))],
      ["cities.csv", cities],
    ]),
    fitted: { areas, parities: { metros: [...parities, ...inherited] } },
    notes: [...areaNotes(before, areas), ...cityNotes(cities, replaced)],
  };
}

function titlesOf(wages: readonly AreaWage[]): Map<string, string> {
  return new Map(wages.map(({ areaCode, areaTitle }) => [areaCode, areaTitle]));
}

function areaNotes(before: ReadonlyMap<string, SeedRow>, areas: readonly Area[]) {
  const now = new Set(areas.map(({ code }) => code));
  return [
    ...areas.flatMap(({ code, title }) => {
      const former = before.get(code)?.title;
      if (former === undefined) return [`${code} ${title} is new`];
      return former === title ? [] : [`${code} is called ${title}, formerly ${former}`];
    }),
    ...[...before]
      .filter(([code]) => !now.has(code))
      .map(([code, { title }]) => `${code} ${title} is gone`),
  ];
}

function cityNotes(cities: readonly SeedRow[], replaced: ReadonlyMap<string, string>): string[] {
  return [...replaced].map(([from, to]) => {
    const own = cities.filter((city) => city.cbsa_code === to);
    return `${own.length} cities are in ${to}, which has taken the place of ${from}`;
  });
}
