/** Employers, per dataset version. */
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
    /** Filings of FY2026 to Q2 in `filed_occupations.csv`. */
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
