/** Employers, what they filed, and the engineering levels of well-known ones, per dataset version. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

export const companies = sqliteTable(
  "companies",
  {
    datasetId: datasetId(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Employer names in its filings, `;`-separated. */
    employers: text("employers").notNull(),
    /** Certified LCA filings FY2022-FY2025 under these names; null if the counts do not list it. */
    filings: integer("filings"),
    /** Filings of FY2026 to Q2 in `filed_occupations`. */
    recentFilings: integer("recent_filings").notNull(),
    /** Full-time filings of FY2024 Q1 that state a wage. */
    filedWages: integer("filed_wages").notNull(),
    /** Percentiles of these wages, annual USD; null for too few filings. */
    filedP10: integer("filed_p10"),
    filedP25: integer("filed_p25"),
    filedMedian: integer("filed_median"),
    filedP75: integer("filed_p75"),
    filedP90: integer("filed_p90"),
    /** Slugs of former names and of names of its parent, `;`-separated. */
    aliases: text("aliases").notNull().default(""),
    /** Whether it has levels, and is in the list without a filter. */
    listed: integer("listed", { mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.slug] })],
);

export const companyLevels = sqliteTable(
  "company_levels",
  {
    datasetId: datasetId(),
    companySlug: text("company_slug").notNull(),
    /** The rank in the ladder; 0 is the lowest. */
    rank: integer("rank").notNull(),
    /** The company's code for it, such as L4; null if it has none. */
    level: text("level"),
    /** The words for it; null if the code is all there is. */
    title: text("title"),
    /** Filings whose title contains only this level. */
    filings: integer("filings").notNull(),
    /** Their median annual wage, USD; null for fewer than five filings. */
    base: integer("base"),
    /** Why there is no wage; null if there is one. */
    reason: text("reason"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.companySlug, table.rank] })],
);

/**
 * What the employers with most filings of each occupation filed in FY2026 to Q2: one row for each name
 * under which they filed, since medians of several names cannot be joined.
 */
export const filedOccupations = sqliteTable(
  "filed_occupations",
  {
    datasetId: datasetId(),
    /** The publisher's title of the occupation. */
    title: text("title").notNull(),
    /** Place among its employers by filings, from 1. */
    rank: integer("rank").notNull(),
    /** Null for the few titles that have no code. */
    onetSoc: text("onet_soc"),
    socCode: text("soc_code"),
    /** As filed. */
    employer: text("employer").notNull(),
    /** Null for an employer with fewer than ten filings. */
    companySlug: text("company_slug"),
    filings: integer("filings").notNull(),
    /** Annual USD. */
    median: integer("median").notNull(),
    /** The role that represents the occupation. */
    roleSlug: text("role_slug"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.title, table.rank] })],
);

/** What employers filed from October to December 2023 under one job title, five filings or more. */
export const filedTitles = sqliteTable(
  "filed_titles",
  {
    datasetId: datasetId(),
    companySlug: text("company_slug").notNull(),
    /** As most of the filings spell it. */
    title: text("title").notNull(),
    /** The survey's code of the occupation that more than half of the filings name; null if none has. */
    socCode: text("soc_code"),
    filings: integer("filings").notNull(),
    /** Annual USD; p10 and p90 are null for fewer than 20 filings. */
    p10: integer("p10"),
    p25: integer("p25"),
    median: integer("median"),
    p75: integer("p75"),
    p90: integer("p90"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.companySlug, table.title] })],
);
