/** Engineering levels of well-known employers, with their filed wages, per dataset version. */
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
    /** Certified LCA filings FY2022-FY2025 under these names. */
    filings: integer("filings").notNull(),
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
