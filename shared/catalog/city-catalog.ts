import { findParity } from "#shared/figures/city-multiplier.ts";
import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import type { Executor } from "../db/bound.ts";
import { assembleCity } from "../reference/assemble.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { Part } from "../reference/part.ts";
import { type CityWords, stateNames } from "../reference/resolve-words.ts";
import { cityReference } from "../salaries/estimate/references.ts";
import {
  selectAreaRows,
  selectCityAliasRows,
  selectCityRows,
  selectParityRows,
} from "./catalog.queries.ts";
import { citySortFields } from "./catalog.request.ts";
import type { CityItem } from "./catalog.response.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { createTable, type ListedTable } from "./table.ts";

/** All cities, and the other names by which they can be requested. */
interface CityRows {
  items: CityItem[];
  /** Long slug or alias to slug. */
  aliases: Map<string, string>;
  /** Two-letter code, lower case, by the state's name as a slug. */
  states: ReadonlyMap<string, string>;
  /** The latest year of the parities shown. */
  parityYear: number;
}

type Rows = Awaited<ReturnType<typeof readRows>>;

export const cityRowsPart: Part<Rows, Rows> = {
  name: "city-rows",
  read: readRows,
  assemble: (rows) => rows,
};

function readRows(db: Executor, datasetId: number) {
  return db.batch([
    selectCityRows({ datasetId }),
    selectAreaRows({ datasetId }),
    selectParityRows({ datasetId }),
    selectCityAliasRows({ datasetId }),
  ]);
}

/**
 * Reads the directory of cities in one round trip.
 *
 * @param year the year of the price parities; a city without it has the latest earlier one.
 */
async function readCities(reference: Reference, year: number): Promise<CityRows> {
  const [cityRows, areaRows, parityRows, aliasRows] = await reference.read(cityRowsPart);
  const parities = Map.groupBy(parityRows, (parity) => parity.areaCode);
  for (const series of parities.values()) series.sort((a, b) => a.year - b.year);
  const around = Map.groupBy(areaRows, (area) => area.code);

  let parityYear = 0;
  const items = cityRows.map((row) => {
    const near = [row.cbsaCode, row.state].flatMap((code) => around.get(code) ?? []);
    const city = assembleCity([[row], near, parities.get(row.parityAreaCode) ?? [], []]);
    if (!city) throw new Error(`${row.slug} could not be assembled.`);
    parityYear = Math.max(parityYear, findParity(city, year).year);
    return cityReference(city, year);
  });
  const aliases = new Map([
    ...cityRows.map(({ longSlug, slug }) => [longSlug, slug] as const),
    ...aliasRows.map(({ alias, citySlug }) => [alias, citySlug] as const),
  ]);
  const states = stateNames(areaRows.filter(({ type }) => type === "state"));
  return { items, aliases, states, parityYear };
}

export interface CityCatalog {
  /** Identifies the catalog's contents; catalogs with different contents have different versions. */
  version: string;
  table: ListedTable<CityItem, (typeof citySortFields)[number]>;
  words: CityWords;
  quarter: Quarter;
  /** Year of the latest price parities shown. */
  parityYear: number;
}

export const cityCatalog = createSingleFlightCache<CityCatalog>(async (context, quarter) => {
  const { dataset } = context.reference;
  const rows = await readCities(context.reference, quarter.year);
  const table = createTable(rows.items, citySortFields);
  return {
    version: `${dataset.version} ${quarterLabel(quarter)}`,
    table,
    words: { slugs: table.positions, aliases: rows.aliases, states: rows.states },
    quarter,
    parityYear: rows.parityYear,
  };
});
