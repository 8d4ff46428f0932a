/**
 * The versions of the reference data, and of each the catalog: roles and cities with their names. What a figure needs
 * of a version is in its packed rows (`packed.ts`).
 *
 * Rows are immutable once their dataset is live. Every table is keyed by
 * `dataset_id` first, so that a reader of one version never sees another, and
 * old versions stay readable for the data points that were made from them.
 */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** A build of the reference data. Readers only ever use the one in `live_dataset`. */
export const datasets = sqliteTable(
  "datasets",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** `<latest OEWS release>-<first 8 hex of the SHA-256 over all tables>`, e.g. `2025.05-1a2b3c4d`. */
    version: text("version").notNull(),
    state: text("state", { enum: ["loading", "ready"] }).notNull(),
    /** SHA-256 of `seeds/manifest.json`. */
    manifestSha256: text("manifest_sha256").notNull(),
    /** Milliseconds since the epoch. */
    loadedAt: integer("loaded_at").notNull(),
  },
  (table) => [uniqueIndex("datasets_version").on(table.version)],
);

/** The column that names the dataset of a row; the key of every table of reference data begins with it. */
export const datasetId = () =>
  integer("dataset_id")
    .notNull()
    .references(() => datasets.id);

/** A single row with the dataset that readers use. Updating it makes a version live. */
export const liveDataset = sqliteTable(
  "live_dataset",
  {
    singleton: integer("singleton").primaryKey(),
    datasetId: datasetId(),
  },
  (table) => [check("live_dataset_one_row", sql`${table.singleton} = 1`)],
);

/** The roles of the catalog: each is a job title with one occupation. */
export const roles = sqliteTable(
  "roles",
  {
    datasetId: datasetId(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    socCode: text("soc_code").notNull(),
    /** The O*NET occupation that the title belongs to; null if it may be any of several. */
    onetSoc: text("onet_soc"),
    specialized: integer("specialized", { mode: "boolean" }).notNull(),
    /** Derived from the title by the builder; selects the growth band of projections. */
    ai: integer("ai", { mode: "boolean" }).notNull(),
    /** The title is a name of its occupation: it has the occupation's wage, without an error. */
    namesOccupation: integer("names_occupation", { mode: "boolean" }).notNull().default(false),
    /** Certified LCA filings FY2022-FY2025 of this title. */
    filings: integer("filings").notNull(),
    /** The builder's reason for including the row with its code, as a key of `seeds/report.md`. */
    reason: text("reason").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.slug] })],
);

/** Words that people type for a role; former slugs are among them. */
export const roleAliases = sqliteTable(
  "role_aliases",
  {
    datasetId: datasetId(),
    /** The alias as a slug: `cto`, `registered-nurse-rn`. */
    alias: text("alias").notNull(),
    roleSlug: text("role_slug").notNull(),
    /** Why it means that role. */
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.alias] }),
    index("role_aliases_role").on(table.datasetId, table.roleSlug),
  ],
);

/** The 500 most populous incorporated places. */
export const cities = sqliteTable(
  "cities",
  {
    datasetId: datasetId(),
    /** Canonical slug. */
    slug: text("slug").notNull(),
    /** `<name>-<state>`, an alias of every city. */
    longSlug: text("long_slug").notNull(),
    name: text("name").notNull(),
    state: text("state").notNull(),
    population: integer("population").notNull(),
    latitude: real("latitude"),
    longitude: real("longitude"),
    timeZone: text("time_zone"),
    /** The metropolitan area whose published wages are used for the city. */
    cbsaCode: text("cbsa_code").notNull(),
    /** The key of its cost of living in `price_parities`. */
    parityAreaCode: text("parity_area_code").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.slug] }),
    uniqueIndex("cities_long_slug").on(table.datasetId, table.longSlug),
  ],
);

/** Words that people type for a city. */
export const cityAliases = sqliteTable(
  "city_aliases",
  {
    datasetId: datasetId(),
    /** The alias as a slug: `nyc`, `staten-island`. */
    alias: text("alias").notNull(),
    citySlug: text("city_slug").notNull(),
    /** Why it means that city. */
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.alias] }),
    index("city_aliases_city").on(table.datasetId, table.citySlug),
  ],
);
