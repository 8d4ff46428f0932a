/**
 * Reference data: what the publishers published, one copy per dataset version.
 *
 * Rows are immutable once their dataset is live. Every table is keyed by
 * `dataset_id` first, so that a reader of one version never sees another, and
 * old versions stay readable for the data points that were made from them.
 */
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { unpublishedReasons } from "./unpublished-reasons.ts";

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
    /** Method parameters fitted by the builder (`seeds/method.json`), as JSON. */
    methodParameters: text("method_parameters").notNull(),
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

/** A publisher's file that figures come from; cited in lineages. */
export const sources = sqliteTable(
  "sources",
  {
    datasetId: datasetId(),
    id: text("id").notNull(),
    publisher: text("publisher").notNull(),
    title: text("title").notNull(),
    release: text("release").notNull(),
    referencePeriod: text("reference_period").notNull(),
    file: text("file").notNull(),
    sha256: text("sha256").notNull(),
    rowsRead: integer("rows_read").notNull(),
    rowsKept: integer("rows_kept").notNull(),
    /** `YYYY-MM-DD`, the day the file was fetched from the publisher or its mirror. */
    fetchedOn: text("fetched_on").notNull(),
    licence: text("licence").notNull(),
    url: text("url").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.id] })],
);

/** Major, minor and broad groups of the 2018 SOC, with their titles. */
export const socGroups = sqliteTable(
  "soc_groups",
  {
    datasetId: datasetId(),
    code: text("code").notNull(),
    level: text("level", { enum: ["major", "minor", "broad"] }).notNull(),
    title: text("title").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.code] })],
);

/** OEWS detailed occupations that have an annual median in the latest release. */
export const occupations = sqliteTable(
  "occupations",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    title: text("title").notNull(),
    /** Certified LCA filings FY2022-FY2025 under this code; 0 if there are none. */
    filings: integer("filings").notNull(),
    /** Full-time LCA filings with a wage (FY2024 Q1) under this code; 0 if there are none. */
    filedWageCount: integer("filed_wage_count").notNull(),
    /** Their median annual wage in USD; null for fewer than 5 filings. */
    filedWageMedian: integer("filed_wage_median"),
    /** The survey has wages by the year only, because the year's hours are not those of full-time work. */
    yearlyOnly: integer("yearly_only", { mode: "boolean" }).notNull().default(false),
    /** Technologies that O*NET names for it, the most asked for first, separated by `|`. */
    tools: text("tools").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode] })],
);

/** O*NET-SOC occupations under each OEWS occupation. */
export const onetOccupations = sqliteTable(
  "onet_occupations",
  {
    datasetId: datasetId(),
    onetSoc: text("onet_soc").notNull(),
    socCode: text("soc_code").notNull(),
    title: text("title").notNull(),
    /** O*NET job zone from 1 to 5; null if O*NET has none. */
    jobZone: integer("job_zone"),
    /** The role that stands for it in the catalog; null if no role belongs to it. */
    roleSlug: text("role_slug"),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.onetSoc] }),
    index("onet_occupations_soc").on(table.datasetId, table.socCode),
  ],
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
  (table) => [
    primaryKey({ columns: [table.datasetId, table.slug] }),
    foreignKey({
      columns: [table.datasetId, table.socCode],
      foreignColumns: [occupations.datasetId, occupations.socCode],
    }),
    index("roles_soc").on(table.datasetId, table.socCode),
  ],
);

/**
 * Statistics of one source for a role's title and for all titles of its occupation.
 * Only ratios are used: levels differ between sources.
 */
export const titleStatistics = sqliteTable(
  "title_statistics",
  {
    datasetId: datasetId(),
    roleSlug: text("role_slug").notNull(),
    sourceId: text("source_id").notNull(),
    /** Observations of the title, and the independent groups (employers) they come from. */
    count: integer("count").notNull(),
    groups: integer("groups").notNull(),
    /** Median annual pay of the title in this source, USD; of filings, at the nation's level of wages. */
    median: real("median").notNull(),
    /** The 10th and 90th percentile; null under ten independent observations. */
    p10: real("p10"),
    p90: real("p90"),
    /** Standard deviation of log pay within the title's occupation in this source (robust, from the quartiles). */
    logSd: real("log_sd").notNull(),
    occupationCount: integer("occupation_count").notNull(),
    occupationGroups: integer("occupation_groups").notNull(),
    /** Median annual pay of all titles of the role's occupation in this source, USD. */
    occupationMedian: real("occupation_median").notNull(),
    /** Whether the title's evidence as a whole puts it where its occupation is not: it then weighs more. */
    contradicts: integer("contradicts", { mode: "boolean" }).notNull().default(false),
    /**
     * The log ratio of the title's pay to its occupation's at the same employer (filings) or the same
     * experience (postings), and how many employers or postings it comes from; null where too few
     * can be compared, so that the medians count.
     */
    adjustedLogRatio: real("adjusted_log_ratio"),
    adjustedGroups: integer("adjusted_groups"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.roleSlug, table.sourceId] })],
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

/** Nation (`US`), states (`CA`), and metropolitan areas (CBSA code, `41860`). */
export const areas = sqliteTable(
  "areas",
  {
    datasetId: datasetId(),
    code: text("code").notNull(),
    title: text("title").notNull(),
    type: text("type", { enum: ["national", "state", "metro", "nonmetro"] }).notNull(),
    /** Two-letter code of the state (the first one for a metro); null for the nation. */
    state: text("state"),
    population: integer("population"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.code] })],
);

/** BEA regional price parities, all items, US = 100. */
export const priceParities = sqliteTable(
  "price_parities",
  {
    datasetId: datasetId(),
    /** A metro's CBSA code, or BEA's code for a state's nonmetropolitan portion (`06999`). */
    areaCode: text("area_code").notNull(),
    year: integer("year").notNull(),
    rpp: real("rpp").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.areaCode, table.year] })],
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

/** Names of places that are no city of the catalog, and what can be offered in place of each. */
export const places = sqliteTable(
  "places",
  {
    datasetId: datasetId(),
    /** The name as a slug, without the state: `brandon`, `33511`, `london`. */
    name: text("name").notNull(),
    /** Two letters; empty for a place abroad. */
    state: text("state").notNull(),
    kind: text("kind", {
      enum: ["place", "region", "zip", "country", "city abroad", "namesake abroad"],
    }).notNull(),
    /** The name in words: `Brandon, FL`, also for its ZIP codes. */
    title: text("title").notNull(),
    population: integer("population"),
    /** The most populous city of the catalog in the same metropolitan area. */
    citySlug: text("city_slug"),
    /** The nearest city of the catalog in the same state, and how far away it is. */
    nearestSlug: text("nearest_slug"),
    nearestMiles: integer("nearest_miles"),
    /** The name of the place's own law among the minimum wages; null if it is that of its city. */
    minimumWage: text("minimum_wage"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.name, table.state] })],
);

/** Words for jobs that have no yearly figure here, and why. */
export const unpublishedJobs = sqliteTable(
  "unpublished_jobs",
  {
    datasetId: datasetId(),
    /** The word as a slug: `actor`, `ballet-dancer`. */
    word: text("word").notNull(),
    /** The name in the plural, as the first word of a sentence: `Actors`. */
    title: text("title").notNull(),
    reason: text("reason", { enum: unpublishedReasons }).notNull(),
    /** Null where the words are no occupation of their own. */
    socCode: text("soc_code"),
    /** USD, and the year of the May release; of those published by the hour only. */
    hourlyMedian: real("hourly_median"),
    hourlyYear: integer("hourly_year"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.word] })],
);

/**
 * The legal minimum wage of each city, of the nation, and of places that have another one than the city
 * whose figures they get, from every day on which it changes.
 */
export const minimumWages = sqliteTable(
  "minimum_wages",
  {
    datasetId: datasetId(),
    /** Empty for the nation; `@` and a name for a law of places, which name it. */
    citySlug: text("city_slug").notNull(),
    /** `YYYY-MM-DD`: the day from which it is the strictest there, or the source's first day. */
    day: text("day").notNull(),
    /** The day on which the rate itself took effect; null if the source does not say. */
    effectiveFrom: text("effective_from"),
    /** USD: the strictest of the rates of the city, its county, its state and the nation. */
    hourly: real("hourly").notNull(),
    /** The jurisdiction whose law sets the wage: `Seattle, WA`, `Washington`, `United States`. */
    jurisdiction: text("jurisdiction").notNull(),
    /** The employers that the rate is for, if a few small ones are exempt; null for all of them. */
    scope: text("scope"),
    /** The statute or ordinance; null if the source names none. */
    provision: text("provision"),
    /** A jurisdiction whose own rate, which may be higher, is not in the source. */
    missing: text("missing"),
    /** A higher rate there that only larger employers owe, whose law it is, and which employers they are. */
    higherHourly: real("higher_hourly"),
    higherJurisdiction: text("higher_jurisdiction"),
    higherScope: text("higher_scope"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.citySlug, table.day] })],
);

/** OEWS wages: occupation x area x release. Blank cells are null and listed in `flags`. */
export const wages = sqliteTable(
  "wages",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    areaCode: text("area_code").notNull(),
    /** Year of the May release. */
    year: integer("year").notNull(),
    employment: integer("employment"),
    /** Annual USD. */
    mean: integer("mean"),
    /** Relative standard error of the mean, percent; published for the nation only. */
    meanRse: real("mean_rse"),
    p10: integer("p10"),
    p25: integer("p25"),
    median: integer("median"),
    p75: integer("p75"),
    p90: integer("p90"),
    /** `cell:mark` pairs as published (`p90:#` is top-coded), `;`-separated; empty if none. */
    flags: text("flags").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.socCode, table.areaCode, table.year] }),
  ],
);

/** BLS Employer Costs for Employee Compensation: cost per hour worked, private industry. */
export const employerCosts = sqliteTable(
  "employer_costs",
  {
    datasetId: datasetId(),
    /** The dimension of the group: occupational group (table 4) or establishment size (table 6). */
    dimension: text("dimension", { enum: ["occupation", "size"] }).notNull(),
    /** The publisher's row title, e.g. `Professional and related occupations`, `100-499 workers`. */
    group: text("group_title").notNull(),
    /** The survey's component, such as `wages_and_salaries`, `supplemental_pay`, `total_compensation`. */
    component: text("component").notNull(),
    /** USD per hour worked. */
    costPerHour: real("cost_per_hour").notNull(),
    /** Percent of total compensation, as published. */
    share: real("share").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.dimension, table.group, table.component] }),
  ],
);
