/**
 * The tables of the data files, and their dictionary: every column with its meaning, unit and
 * source. The writers, the Parquet files, `dictionary.csv` and the page of the files follow it.
 */

import { wageLevelNames } from "../contract/levels.ts";

export type ColumnType = "text" | "integer" | "number" | "boolean";

export interface DataColumn {
  name: string;
  type: ColumnType;
  /** The unit, such as `USD a year`; empty for names and codes. */
  unit: string;
  meaning: string;
  /** Ids of `sources.csv`, or `computed`. */
  source: string;
}

export interface DataTable {
  /** The name of its files, without their endings. */
  name: string;
  title: string;
  meaning: string;
  columns: readonly DataColumn[];
}

const usd = "USD a year";
const wages = "bls-oews-national";
const localWages = "bls-oews-metro, bls-oews-state";
const computed = "computed";

type Row = [name: string, type: ColumnType, unit: string, source: string, meaning: string];

const columnsOf = (rows: readonly Row[]): DataColumn[] =>
  rows.map(([name, type, unit, source, meaning]) => ({ name, type, unit, meaning, source }));

const percentiles = (source: string): Row[] =>
  (["p10", "p25", "median", "p75", "p90"] as const).map((name) => [
    name,
    "integer",
    usd,
    source,
    name === "median"
      ? "Median annual wage as published; empty if it is not."
      : `${name.slice(1)}th percentile of the annual wage as published; empty if it is not.`,
  ]);

/** Levels I and IV are published, II and III follow from them. */
const levelColumns = (period: string, unit: string, meaning: (of: string) => string): Row[] =>
  wageLevelNames.map((level, at) => [
    `level_${at + 1}_${period}`,
    period === "hourly" ? "number" : "integer",
    unit,
    "dol-wage-levels",
    meaning(`Level ${level}`),
  ]);

const socCode: Row = ["soc_code", "text", "", wages, "2018 SOC code of the occupation."];
const occupationTitle: Row = ["occupation_title", "text", "", wages, "Title of the occupation."];

const estimateColumns = (place: string): Row[] => [
  [
    "low",
    "integer",
    usd,
    computed,
    `25th percentile of the pay ${place}; empty if no published percentile leads to it.`,
  ],
  [
    "median",
    "integer",
    usd,
    computed,
    `Median pay ${place}, whatever the experience: \`estimate.median\` of \`calculate\`.`,
  ],
  [
    "high",
    "integer",
    usd,
    computed,
    `75th percentile of the pay ${place}; empty if no published percentile leads to it.`,
  ],
  ["confidence_lower", "integer", usd, computed, "Lower end of the 95% interval of the median."],
  ["confidence_upper", "integer", usd, computed, "Upper end of the 95% interval of the median."],
];

const sampleSize: Row = [
  "sample_size",
  "integer",
  "observations",
  computed,
  "Pay observations behind the estimate, plus the published wage cells that were used.",
];
const disagreement: Row = [
  "disagreement_flag",
  "boolean",
  "",
  computed,
  "Whether two sources differ by more than 15%.",
];

const minimumWage: Row = [
  "minimum_wage",
  "number",
  "USD an hour",
  "minimum-wages",
  "The legal minimum wage that amounts of the row were raised to, for 2,080 hours; empty where none was.",
];

const roles: DataTable = {
  name: "roles",
  title: "Roles",
  meaning:
    "Every role of the catalog, with its occupation and the nation's pay, whatever the experience.",
  columns: columnsOf([
    [
      "role",
      "text",
      "",
      "onet-alternate-titles, onet-reported-titles, dol-lca-titles",
      "Slug of the role; the key of the other tables and of the API.",
    ],
    [
      "title",
      "text",
      "",
      "onet-alternate-titles, onet-reported-titles, dol-lca-titles",
      "Title of the role.",
    ],
    socCode,
    occupationTitle,
    [
      "specialized",
      "boolean",
      "",
      computed,
      "Whether it is one of the technology, data, security, design and product titles.",
    ],
    [
      "ai",
      "boolean",
      "",
      computed,
      "Whether its title names artificial intelligence or machine learning.",
    ],
    ...estimateColumns("in the nation"),
    sampleSize,
    disagreement,
  ]),
};

const cities: DataTable = {
  name: "cities",
  title: "Cities",
  meaning: "Every city of the catalog, with the metropolitan area whose wages it has.",
  columns: columnsOf([
    [
      "city",
      "text",
      "",
      "census-cities",
      "Slug of the city; the key of the other tables and of the API.",
    ],
    ["name", "text", "", "census-cities", "Name of the city."],
    ["state", "text", "", "census-cities", "Two-letter code of its state."],
    ["population", "integer", "people", "census-cities", "Residents."],
    ["latitude", "number", "degrees", "census-cities", "Latitude; empty if unknown."],
    ["longitude", "number", "degrees", "census-cities", "Longitude; empty if unknown."],
    ["time_zone", "text", "", "census-cities", "Time zone of the IANA database; empty if unknown."],
    ["area_code", "text", "", "omb-cbsa", "Code of its metropolitan area; the key of `wages`."],
    ["area_title", "text", "", "omb-cbsa", "Title of its metropolitan area."],
    [
      "col_multiplier",
      "number",
      "nation = 1",
      "bea-rpp-msa",
      "Regional price parity of the area, or of the state's nonmetropolitan portion, over that of the nation.",
    ],
    [
      "price_parity_area",
      "text",
      "",
      "bea-rpp-msa",
      "Code of the area that the price parity is of.",
    ],
    ["price_parity_year", "integer", "year", "bea-rpp-msa", "Year of the price parity."],
  ]),
};

const areaWages: DataTable = {
  name: "wages",
  title: "Wages by occupation and area",
  meaning:
    "Published wages of each occupation in metropolitan areas and states, and its local factor in each metropolitan area, published or not.",
  columns: columnsOf([
    socCode,
    occupationTitle,
    [
      "area_code",
      "text",
      "",
      "omb-cbsa",
      "CBSA code of a metropolitan area, or the two-letter code of a state.",
    ],
    ["area_title", "text", "", "omb-cbsa", "Title of the area."],
    ["area_type", "text", "", "omb-cbsa", "`metro` or `state`."],
    [
      "period",
      "text",
      "",
      localWages,
      "Reference period of the published figures, such as `2025-05`; empty without any.",
    ],
    ["employment", "integer", "people", localWages, "Employment as published; empty if it is not."],
    ...percentiles(localWages),
    [
      "local_factor",
      "number",
      "nation = 1",
      computed,
      "What the occupation earns there over what it earns in the nation; empty for a state.",
    ],
    [
      "local_factor_lower",
      "number",
      "nation = 1",
      computed,
      "Lower end of the factor's 95% interval.",
    ],
    [
      "local_factor_upper",
      "number",
      "nation = 1",
      computed,
      "Upper end of the factor's 95% interval.",
    ],
  ]),
};

const levelSource = "dol-wage-levels";

const wageLevels: DataTable = {
  name: "wage_levels",
  title: "Visa wage levels by occupation and area",
  meaning:
    "Prevailing wages for work visas, levels I to IV, of every occupation and area for which the Department of Labor publishes them. All four come from one formula, so they do not show what people with more experience earn.",
  columns: columnsOf([
    [
      "soc_code",
      "text",
      "",
      levelSource,
      "2018 SOC code of the occupation, as the Department uses it.",
    ],
    ["occupation_title", "text", "", "dol-wage-level-occupations", "Title of the occupation."],
    [
      "area_code",
      "text",
      "",
      levelSource,
      "Five digits of a metropolitan area (CBSA), seven of a nonmetropolitan one.",
    ],
    ["area_title", "text", "", "bls-oews-metro", "Title of the area."],
    ["area_type", "text", "", "bls-oews-metro", "`metro` or `nonmetro`."],
    ["wage_year", "text", "", levelSource, "The wage year, such as `July 2025 to June 2026`."],
    ["unit", "text", "", levelSource, "`hour` or `year`: what the levels are published for."],
    ...levelColumns(
      "hourly",
      "USD an hour",
      (of) => `${of} for an hour; empty where levels are for a year.`,
    ),
    ...levelColumns(
      "annual",
      usd,
      (of) => `${of} for a year: 2,080 hours where levels are for an hour.`,
    ),
  ]),
};

const national: DataTable = {
  name: "national",
  title: "National wages by year",
  meaning: "Published wages of each occupation in the nation, by the May release of each year.",
  columns: columnsOf([
    socCode,
    occupationTitle,
    ["year", "integer", "year", wages, "Year of the May release."],
    ["employment", "integer", "people", wages, "Employment as published; empty if it is not."],
    ["mean", "integer", usd, wages, "Mean annual wage as published; empty if it is not."],
    ["mean_rse", "number", "percent", wages, "Relative standard error of the mean."],
    ...percentiles(wages),
    [
      "flags",
      "text",
      "",
      wages,
      "The survey's marks on cells that are suppressed or top-coded: `cell:mark`, separated by `;`.",
    ],
  ]),
};

const estimates: DataTable = {
  name: "estimates",
  title: "Estimates by role and city",
  meaning: "What every role pays, whatever the experience, in every city, in the basis `local`.",
  columns: columnsOf([
    ["role", "text", "", computed, "Slug of the role."],
    ["city", "text", "", computed, "Slug of the city."],
    ...estimateColumns("there"),
    [
      "local_factor",
      "number",
      "nation = 1",
      computed,
      "What the occupation earns there over what it earns in the nation.",
    ],
    sampleSize,
    disagreement,
    minimumWage,
  ]),
};

const calibration: DataTable = {
  name: "calibration",
  title: "Calibration",
  meaning:
    "How far off the method is on wages that were not used to fit it, and the constants that it was fitted to.",
  columns: columnsOf([
    [
      "test",
      "text",
      "",
      computed,
      "The test, as on the page on the method; `constants` for the method's own.",
    ],
    ["cells", "text", "", computed, "Which published wages the row is about."],
    ["measure", "text", "", computed, "What was measured."],
    ["value", "number", "", computed, "The result."],
    [
      "unit",
      "text",
      "",
      computed,
      "`percent`, or `count` for numbers of wages; `log` for deviations and variances of logarithms; `share`.",
    ],
  ]),
};

/** In the order in which they are listed. */
export const tables = {
  roles,
  cities,
  wages: areaWages,
  wage_levels: wageLevels,
  national,
  estimates,
  calibration,
} as const;

export type TableName = keyof typeof tables;

/** One file for each role, for spreadsheets. */
export const rolePay: DataTable = {
  name: "roles/{role}",
  title: "A role in every city",
  meaning: "What one role pays, whatever the experience, in every city, for spreadsheets.",
  columns: columnsOf([
    ["city", "text", "", "census-cities", "Slug of the city."],
    ["name", "text", "", "census-cities", "Name of the city."],
    ["state", "text", "", "census-cities", "Two-letter code of its state."],
    ...estimateColumns("there"),
    sampleSize,
    disagreement,
    [
      "published_median",
      "integer",
      usd,
      localWages,
      "Published median of the occupation in the nearest area that has one.",
    ],
    ["published_area", "text", "", localWages, "`metro`, `state` or `national`."],
    ["as_of", "text", "", computed, "Last day of the quarter of the estimate."],
    minimumWage,
  ]),
};
