/** Employment projections and related occupations, per dataset version. */
import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

/** BLS Employment Projections 2024-34 for the occupations of the catalog. */
export const employmentProjections = sqliteTable(
  "employment_projections",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    /** Jobs in thousands, as published. */
    employment2024: real("employment_2024").notNull(),
    employment2034: real("employment_2034").notNull(),
    /** Percent over the ten years. */
    changePct: real("change_pct").notNull(),
    /** Average annual openings, in thousands. */
    annualOpenings: real("annual_openings").notNull(),
    /**
     * The number of occupations in the publisher's table that grow more slowly, and of all other
     * occupations.
     */
    slower: integer("slower").notNull(),
    others: integer("others").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode] })],
);

/** O*NET's primary related occupations, and their shared technologies. */
export const relatedOccupations = sqliteTable(
  "related_occupations",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    relatedCode: text("related_code").notNull(),
    /**
     * Rank by O*NET, 1 is the closest; the best rank if several O*NET codes map to the occupation.
     */
    rank: integer("rank").notNull(),
    /**
     * The number of technologies that O*NET lists for both occupations, and for at least one of
     * them.
     */
    shared: integer("shared").notNull(),
    either: integer("either").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode, table.relatedCode] })],
);
