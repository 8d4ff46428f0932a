/**
 * This table says which file fills which database table, in the one place that the builder and the
 * loader share.
 *
 * Files are CSV with a header of snake_case column names, LF line ends and one
 * row per record. An empty cell is NULL in a nullable column and the empty
 * string in a text column that is not; booleans are 0 or 1.
 */
import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { companies, companyLevels, filedOccupations, filedTitles } from "#schema/companies.ts";
import { localAreas, localFactors } from "#schema/local.ts";
import { employmentProjections, licensedOccupations, onetRelations } from "#schema/outlook.ts";
import {
  areas,
  cities,
  cityAliases,
  employerCosts,
  minimumWages,
  occupations,
  onetOccupations,
  places,
  priceParities,
  roleAliases,
  roles,
  socGroups,
  sources,
  titleStatistics,
  unpublishedJobs,
  wages,
} from "#schema/reference.ts";
import { hires, languageUse, skillOccupations, skills } from "#schema/skills.ts";
import { taxLocalities, taxParameters, taxRates } from "#schema/taxes.ts";
import { wageLevelAreas, wageLevels } from "#schema/wage-levels.ts";

export type ColumnType = "text" | "integer" | "real" | "boolean";

export interface SeedColumn {
  /** The database's name, which is also the CSV header's. */
  name: string;
  type: ColumnType;
  nullable: boolean;
}

export interface SeedTable {
  /** File name in `seeds/tables/`. */
  file: string;
  /** Table name in the database. */
  table: string;
  /** Columns of the file, in the file's order; `dataset_id` is the loader's. */
  columns: SeedColumn[];
  /** Columns that the file leaves out because every row has the same value. */
  constants: Record<string, string | number | null>;
}

const types: Record<string, ColumnType> = {
  SQLiteText: "text",
  SQLiteInteger: "integer",
  SQLiteReal: "real",
  SQLiteBoolean: "boolean",
};

function describe(
  table: SQLiteTable,
  name: string,
  file = `${name}.csv`,
  constants: SeedTable["constants"] = {},
): SeedTable {
  const columns = Object.values(getTableColumns(table))
    .filter((column) => column.name !== "dataset_id" && !(column.name in constants))
    .map((column) => {
      const type = types[column.columnType];
      if (!type) throw new Error(`${name}.${column.name}: no CSV form for ${column.columnType}`);
      return { name: column.name, type, nullable: !column.notNull };
    });
  return { file, table: name, columns, constants };
}

const subnational = { mean: null, mean_rse: null, flags: "" };

/** The order satisfies the foreign keys. */
export const seedTables: SeedTable[] = [
  describe(sources, "sources"),
  describe(socGroups, "soc_groups"),
  describe(occupations, "occupations"),
  describe(onetOccupations, "onet_occupations"),
  describe(roles, "roles"),
  describe(roleAliases, "role_aliases"),
  describe(titleStatistics, "title_statistics"),
  describe(areas, "areas"),
  describe(priceParities, "price_parities"),
  describe(cities, "cities"),
  describe(localAreas, "local_areas"),
  describe(localFactors, "local_factors"),
  describe(cityAliases, "city_aliases"),
  describe(places, "places"),
  describe(minimumWages, "minimum_wages"),
  describe(unpublishedJobs, "unpublished_jobs"),
  describe(employerCosts, "employer_costs"),
  describe(employmentProjections, "employment_projections"),
  describe(onetRelations, "onet_relations"),
  describe(licensedOccupations, "licensed_occupations"),
  describe(skills, "skills"),
  describe(skillOccupations, "skill_occupations"),
  describe(languageUse, "language_use"),
  describe(hires, "hires"),
  describe(companies, "companies"),
  describe(companyLevels, "company_levels"),
  describe(filedOccupations, "filed_occupations"),
  describe(filedTitles, "filed_titles"),
  describe(taxRates, "tax_rates"),
  describe(taxParameters, "tax_parameters"),
  describe(taxLocalities, "tax_localities"),
  describe(wageLevelAreas, "wage_level_areas"),
  describe(wageLevels, "wage_levels"),
  describe(wages, "wages", "wages_national.csv", { area_code: "US" }),
  describe(wages, "wages", "wages_state.csv", subnational),
  describe(wages, "wages", "wages_metro.csv", subnational),
];
