/** Prevailing wage levels for work visas, per dataset version. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

/**
 * Levels I to IV of the Department of Labor: one row an occupation with all of its areas. As 443,538
 * rows of their own they would double the rows that a dataset version loads.
 */
export const wageLevels = sqliteTable(
  "wage_levels",
  {
    datasetId: datasetId(),
    /** The publisher's code, which need not be an occupation of the catalog. */
    socCode: text("soc_code").notNull(),
    title: text("title").notNull(),
    /** The July in which the wage year begins; it ends with the next June. */
    wageYear: integer("wage_year").notNull(),
    /** What the wages are published for. */
    unit: text("unit", { enum: ["hour", "year"] }).notNull(),
    /**
     * Levels I and IV in each area, `23.45-56.78;…`, USD in that unit, in the order of the codes of
     * `wage_level_areas`; blank where none is published (`level-list.ts`). Levels II and III follow
     * from them by the publisher's formula.
     */
    levels: text("levels").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode] })],
);

/** The areas of the wage levels, which are the survey's of the year before. */
export const wageLevelAreas = sqliteTable(
  "wage_level_areas",
  {
    datasetId: datasetId(),
    /** Five digits of a metropolitan area, seven of a nonmetropolitan one. */
    areaCode: text("area_code").notNull(),
    title: text("title").notNull(),
    type: text("type", { enum: ["metro", "nonmetro"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.areaCode] })],
);
