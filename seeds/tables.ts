/**
 * The files of `seeds/tables`, in the one place that the builder and the loader share. The catalog's fill tables of the
 * database, by which requests look it up there; what a figure needs of the others is packed (`load/pack-dataset.ts`).
 *
 * Files are CSV with a header of snake_case column names, LF line ends and one
 * row per record. An empty cell is NULL in a nullable column and the empty
 * string in a text column that is not; booleans are 0 or 1.
 */
import { companies } from "#schema/companies.ts";
import { cities, cityAliases, roleAliases, roles } from "#schema/reference.ts";
import { unpublishedReasons } from "#schema/unpublished-reasons.ts";
import {
  boolean,
  catalogTable,
  integer,
  oneOf,
  optional,
  packedTable,
  real,
  type SeedTable,
  text,
} from "./seed-table.ts";

/** Published wages of a release of May, annual USD; null where suppressed or top-coded. */
const percentiles = {
  p10: optional(integer),
  p25: optional(integer),
  median: optional(integer),
  p75: optional(integer),
  p90: optional(integer),
};

/** OEWS wages of an occupation in states, or in metropolitan areas: the latest release. */
const areaWages = {
  socCode: text,
  areaCode: text,
  year: integer,
  employment: optional(integer),
  ...percentiles,
};

export const tables = {
  /** Publishers' files that figures come from; cited in lineages. */
  sources: packedTable("sources.csv", {
    id: text,
    publisher: text,
    title: text,
    release: text,
    referencePeriod: text,
    file: text,
    sha256: text,
    rowsRead: integer,
    rowsKept: integer,
    /** `YYYY-MM-DD`, the day the file was fetched from the publisher or its mirror. */
    fetchedOn: text,
    licence: text,
    url: text,
  }),
  /** Major, minor and broad groups of the 2018 SOC. */
  socGroups: packedTable("soc_groups.csv", {
    code: text,
    level: oneOf("major", "minor", "broad"),
    title: text,
  }),
  /** OEWS detailed occupations that have an annual median in the latest release. */
  occupations: packedTable("occupations.csv", {
    socCode: text,
    title: text,
    /** Certified LCA filings FY2022-FY2025 under this code; 0 if there are none. */
    filings: integer,
    /** Full-time LCA filings with a wage (FY2024 Q1) under this code; 0 if there are none. */
    filedWageCount: integer,
    /** Their median annual wage in USD; null for fewer than 5 filings. */
    filedWageMedian: optional(integer),
    /** The survey has wages by the year only, because the year's hours are not those of full-time work. */
    yearlyOnly: boolean,
    /** Technologies that O*NET names for it, the most asked for first, separated by `|`. */
    tools: text,
  }),
  /** O*NET-SOC occupations under each OEWS occupation. */
  onetOccupations: packedTable("onet_occupations.csv", {
    onetSoc: text,
    socCode: text,
    title: text,
    /** O*NET job zone from 1 to 5; null if O*NET has none. */
    jobZone: optional(integer),
    /** The role that stands for it in the catalog; null if no role belongs to it. */
    roleSlug: optional(text),
  }),
  roles: catalogTable(roles, "roles"),
  roleAliases: catalogTable(roleAliases, "role_aliases"),
  /**
   * Statistics of one source for a role's title and for all titles of its occupation.
   * Only ratios are used: levels differ between sources.
   */
  titleStatistics: packedTable("title_statistics.csv", {
    roleSlug: text,
    sourceId: text,
    /** Observations of the title, and the independent groups (employers) they come from. */
    count: integer,
    groups: integer,
    /** Median annual pay of the title in this source, USD; of filings, at the nation's level of wages. */
    median: real,
    /** The 10th and 90th percentile; null under ten independent observations. */
    p10: optional(real),
    p90: optional(real),
    /** Standard deviation of log pay within the title's occupation in this source (robust, from the quartiles). */
    logSd: real,
    occupationCount: integer,
    occupationGroups: integer,
    /** Median annual pay of all titles of the role's occupation in this source, USD. */
    occupationMedian: real,
    /** Whether the title's evidence as a whole puts it where its occupation is not: it then weighs more. */
    contradicts: boolean,
    /**
     * The log ratio of the title's pay to its occupation's at the same employer (filings) or the same
     * experience (postings), and how many employers or postings it comes from; null where too few
     * can be compared, so that the medians count.
     */
    adjustedLogRatio: optional(real),
    adjustedGroups: optional(integer),
  }),
  /** Nation (`US`), states (`CA`), and metropolitan areas (CBSA code, `41860`). */
  areas: packedTable("areas.csv", {
    code: text,
    title: text,
    type: oneOf("national", "state", "metro", "nonmetro"),
    /** Two-letter code of the state (the first one for a metro); null for the nation. */
    state: optional(text),
    population: optional(integer),
  }),
  /** BEA regional price parities, all items, US = 100. */
  priceParities: packedTable("price_parities.csv", {
    /** A metro's CBSA code, or BEA's code for a state's nonmetropolitan portion (`06999`). */
    areaCode: text,
    year: integer,
    rpp: real,
  }),
  cities: catalogTable(cities, "cities"),
  /** Metropolitan areas that local factors are for, and what the model found of each. */
  localAreas: packedTable("local_areas.csv", {
    areaCode: text,
    /** Place of the area in `factors` of `local_factors.csv`, from 0. */
    position: integer,
    /** Effect of the area in every occupation, in logs. */
    effect: real,
    /** Its effects by major group (`29:0.0123;…`) and by minor group (`29-1:-0.0040;…`); 0 where not listed. */
    majorEffects: text,
    minorEffects: text,
  }),
  /** One row an occupation: its factors in every area, and what the model found of it. */
  localFactors: packedTable("local_factors.csv", {
    socCode: text,
    /** Effect of the occupation in every area, in logs. */
    effect: real,
    /** How widely its local pay scatters around the model, all occupations = 1. */
    spread: real,
    /** Its effects by state (`CA:0.0512;…`); 0 where not listed. */
    stateEffects: text,
    /** Ten digits an area, by its position: factor and 95% half-width (`factor-cells.ts`). */
    factors: text,
  }),
  cityAliases: catalogTable(cityAliases, "city_aliases"),
  /** Names of places that are no city of the catalog, and what can be offered in place of each. */
  places: packedTable("places.csv", {
    /** The name as a slug, without the state: `brandon`, `33511`, `london`. */
    name: text,
    /** Two letters; empty for a place abroad. */
    state: text,
    kind: oneOf("place", "region", "zip", "country", "city abroad", "namesake abroad"),
    /** The name in words: `Brandon, FL`, also for its ZIP codes. */
    title: text,
    population: optional(integer),
    /** The most populous city of the catalog in the same metropolitan area. */
    citySlug: optional(text),
    /** The nearest city of the catalog in the same state, and how far away it is. */
    nearestSlug: optional(text),
    nearestMiles: optional(integer),
    /** The name of the place's own law among the minimum wages; null if it is that of its city. */
    minimumWage: optional(text),
  }),
  /**
   * The legal minimum wage of each city, of the nation, and of places that have another one than the city
   * whose figures they get, from every day on which it changes.
   */
  minimumWages: packedTable("minimum_wages.csv", {
    /** Empty for the nation; `@` and a name for a law of places, which name it. */
    citySlug: text,
    /** `YYYY-MM-DD`: the day from which it is the strictest there, or the source's first day. */
    day: text,
    /** The day on which the rate itself took effect; null if the source does not say. */
    effectiveFrom: optional(text),
    /** USD: the strictest of the rates of the city, its county, its state and the nation. */
    hourly: real,
    /** The jurisdiction whose law sets the wage: `Seattle, WA`, `Washington`, `United States`. */
    jurisdiction: text,
    /** The employers that the rate is for, if a few small ones are exempt; null for all of them. */
    scope: optional(text),
    /** The statute or ordinance; null if the source names none. */
    provision: optional(text),
    /** A jurisdiction whose own rate, which may be higher, is not in the source. */
    missing: optional(text),
    /** A higher rate there that only larger employers owe, whose law it is, and which employers they are. */
    higherHourly: optional(real),
    higherJurisdiction: optional(text),
    higherScope: optional(text),
  }),
  /** Words for jobs that have no yearly figure here, and why. */
  unpublishedJobs: packedTable("unpublished_jobs.csv", {
    /** The word as a slug: `actor`, `ballet-dancer`. */
    word: text,
    /** The name in the plural, as the first word of a sentence: `Actors`. */
    title: text,
    reason: oneOf(...unpublishedReasons),
    /** Null where the words are no occupation of their own. */
    socCode: optional(text),
    /** USD, and the year of the May release; of those published by the hour only. */
    hourlyMedian: optional(real),
    hourlyYear: optional(integer),
  }),
  /** BLS Employer Costs for Employee Compensation: cost per hour worked, private industry. */
  employerCosts: packedTable("employer_costs.csv", {
    /** The dimension of the group: occupational group (table 4) or establishment size (table 6). */
    dimension: oneOf("occupation", "size"),
    /** The publisher's row title, e.g. `Professional and related occupations`, `100-499 workers`. */
    groupTitle: text,
    /** The survey's component, such as `wages_and_salaries`, `supplemental_pay`, `total_compensation`. */
    component: text,
    /** USD per hour worked. */
    costPerHour: real,
    /** Percent of total compensation, as published. */
    share: real,
  }),
  /** BLS Employment Projections 2024-34 for the occupations of the catalog. */
  employmentProjections: packedTable("employment_projections.csv", {
    socCode: text,
    /** Jobs in thousands, as published. */
    employment2024: real,
    employment2034: real,
    /** Percent over the ten years. */
    changePct: real,
    /** Average annual openings, in thousands. */
    annualOpenings: real,
    /** The number of occupations in the publisher's table that grow more slowly, and of all others. */
    slower: integer,
    others: integer,
  }),
  /** O*NET's relations between its occupations, with what a move from one to the other takes. */
  onetRelations: packedTable("onet_relations.csv", {
    onetSoc: text,
    relatedOnetSoc: text,
    /** The occupations of the wage survey that the two belong to. */
    socCode: text,
    relatedCode: text,
    /** O*NET ranks the ten closest as primary, and ten more as supplemental. */
    tier: oneOf("primary", "supplemental"),
    /** Rank by O*NET from 1, the closest, to 20. */
    rank: integer,
    /**
     * Job zones of the two, 1 to 5: that of the occupation's own `.00` row, or of the O*NET
     * occupation if that row has none. Null if neither has one.
     */
    jobZone: optional(integer),
    relatedJobZone: optional(integer),
    /** The number of technologies that O*NET lists for both occupations, and for at least one of them. */
    shared: integer,
    either: integer,
  }),
  /** Occupations that nobody may practice without a license, reviewed by hand. */
  licensedOccupations: packedTable("licensed_occupations.csv", {
    socCode: text,
    /** The authority that requires the license, and its name. */
    license: text,
  }),
  /**
   * Pay premiums from one regression of log pay: of the most used technologies, and of the answers to
   * three questions about the respondent.
   */
  skills: packedTable("skills.csv", {
    slug: text,
    name: text,
    /** The survey's question: language, database, … or tool, else remote work, company size or education. */
    category: text,
    /**
     * Difference in log pay between users and others, with all controls held fixed. An answer is
     * compared with the question's most frequent one, whose coefficient and standard error are 0.
     */
    coefficient: real,
    /** Robust to unequal variances (HC1). */
    standardError: real,
    /** 95% confidence interval of the coefficient. */
    ciLow: real,
    ciHigh: real,
    /** Respondents in the regression who use it, and all respondents in it. */
    users: integer,
    respondents: integer,
  }),
  /** Occupations in which O*NET lists the technology. */
  skillOccupations: packedTable("skill_occupations.csv", {
    slug: text,
    socCode: text,
    /** The name in O*NET. */
    technology: text,
  }),
  /**
   * Users of a programming language by year of the survey. Only languages that both surveys offer are
   * counted, because a longer list lets people name more.
   */
  languageUse: packedTable("language_use.csv", {
    slug: text,
    name: text,
    year: integer,
    users: integer,
    /** The respondents who named any language. */
    respondents: integer,
    /** All languages that they named, one for each respondent and language. */
    namings: integer,
    /** Standard error of users / namings, with each respondent's namings kept together. */
    shareError: real,
  }),
  /** BLS JOLTS: hires in a month, seasonally adjusted. */
  hires: packedTable("hires.csv", {
    /** The publisher's row title: an industry or a region. */
    industry: text,
    /** `2026-04` */
    month: text,
    /** Whether the publisher may still revise it. */
    preliminary: boolean,
    /** Thousands. */
    hires: real,
    /** Percent of employment. */
    rate: real,
  }),
  companies: catalogTable(companies, "companies"),
  /** The engineering levels of well-known employers. */
  companyLevels: packedTable("company_levels.csv", {
    companySlug: text,
    /** The rank in the ladder; 0 is the lowest. */
    rank: integer,
    /** The company's code for it, such as L4; null if it has none. */
    level: optional(text),
    /** The words for it; null if the code is all there is. */
    title: optional(text),
    /** Filings whose title contains only this level. */
    filings: integer,
    /** Their median annual wage, USD; null for fewer than five filings. */
    base: optional(integer),
    /** Why there is no wage; null if there is one. */
    reason: optional(text),
  }),
  /**
   * What the employers with most filings of each occupation filed in FY2026 to Q2: one row for each name
   * under which they filed, since medians of several names cannot be joined.
   */
  filedOccupations: packedTable("filed_occupations.csv", {
    /** The publisher's title of the occupation. */
    title: text,
    /** Place among its employers by filings, from 1. */
    rank: integer,
    /** Null for the few titles that have no code. */
    onetSoc: optional(text),
    socCode: optional(text),
    /** As filed. */
    employer: text,
    /** Null for an employer with fewer than ten filings. */
    companySlug: optional(text),
    filings: integer,
    /** Annual USD. */
    median: integer,
    /** The role that represents the occupation. */
    roleSlug: optional(text),
  }),
  /** What employers filed from October to December 2023 under one job title, five filings or more. */
  filedTitles: packedTable("filed_titles.csv", {
    companySlug: text,
    /** As most of the filings spell it. */
    title: text,
    /** The survey's code of the occupation that more than half of the filings name; null if none has. */
    socCode: optional(text),
    filings: integer,
    /** Annual USD; p10 and p90 are null for fewer than 20 filings. */
    ...percentiles,
  }),
  /** Income tax brackets of the tax year. */
  taxRates: packedTable("tax_rates.csv", {
    /** `US`, a state's two letters, or a locality: `ny/nyc`, `in/marion_county`. */
    jurisdiction: text,
    /** `income`, `surtax` (in addition to it), or a kind specific to a locality. */
    kind: text,
    /** `single`, `married`, `head_of_household`, or `all`. */
    filingStatus: text,
    /** Income in USD above which the rate applies. */
    lowerBound: real,
    rate: real,
    /** First day on which the threshold applies; empty if the source has no date. */
    thresholdFrom: text,
    rateFrom: text,
    /** Whether an earlier year's threshold is used because the current one is not published yet. */
    carried: boolean,
    sourceId: text,
    /** The publisher's file within the source. */
    sourceFile: text,
  }),
  /** Scalar parameters of tax law: deductions, exemptions, payroll rates and wage bases. */
  taxParameters: packedTable("tax_parameters.csv", {
    jurisdiction: text,
    name: text,
    filingStatus: text,
    value: real,
    /** First day on which the value applies; empty if the source has no date. */
    effectiveFrom: text,
    carried: boolean,
    sourceId: text,
    sourceFile: text,
  }),
  /** Localities with their own tax, by city of the catalog. */
  taxLocalities: packedTable("tax_localities.csv", { citySlug: text, locality: text }),
  /** The areas of the wage levels, which are the survey's of the year before. */
  wageLevelAreas: packedTable("wage_level_areas.csv", {
    /** Five digits of a metropolitan area, seven of a nonmetropolitan one. */
    areaCode: text,
    title: text,
    type: oneOf("metro", "nonmetro"),
  }),
  /** Prevailing wages for work visas, levels I to IV of the Department of Labor: one row an occupation. */
  wageLevels: packedTable("wage_levels.csv", {
    /** The publisher's code, which need not be an occupation of the catalog. */
    socCode: text,
    title: text,
    /** The July in which the wage year begins; it ends with the next June. */
    wageYear: integer,
    /** What the wages are published for. */
    unit: oneOf("hour", "year"),
    /**
     * Levels I and IV in each area, `23.45-56.78;…`, USD in that unit, in the order of the codes of
     * `wage_level_areas.csv`; blank where none is published (`level-list.ts`). Levels II and III follow
     * from them by the publisher's formula.
     */
    levels: text,
  }),
  /** OEWS wages nationwide, of every release. */
  nationalWages: packedTable("wages_national.csv", {
    socCode: text,
    year: integer,
    employment: optional(integer),
    mean: optional(integer),
    /** Relative standard error of the mean, percent. */
    meanRse: optional(real),
    ...percentiles,
    /** `cell:mark` pairs as published (`p90:#` is top-coded), `;`-separated; empty if none. */
    flags: text,
  }),
  stateWages: packedTable("wages_state.csv", areaWages),
  metroWages: packedTable("wages_metro.csv", areaWages),
};

export const seedTables: readonly SeedTable[] = Object.values(tables);

/** Those that fill tables of the database. */
export const catalogTables = seedTables.filter(
  (table): table is SeedTable & { table: string } => table.table !== undefined,
);
