/** Employment projections, related occupations and licenses, per dataset version. */
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** O*NET's relations between its occupations, with what a move from one to the other takes. */
export const onetRelations = sqliteTable(
  "onet_relations",
  {
    datasetId: datasetId(),
    onetSoc: text("onet_soc").notNull(),
    relatedOnetSoc: text("related_onet_soc").notNull(),
    /** The occupations of the wage survey that the two belong to. */
    socCode: text("soc_code").notNull(),
    relatedCode: text("related_code").notNull(),
    /** O*NET ranks the ten closest as primary, and ten more as supplemental. */
    tier: text("tier", { enum: ["primary", "supplemental"] }).notNull(),
    /** Rank by O*NET from 1, the closest, to 20. */
    rank: integer("rank").notNull(),
    /**
     * Job zones of the two, 1 to 5: that of the occupation's own `.00` row, or of the O*NET
     * occupation if that row has none. Null if neither has one.
     */
    jobZone: integer("job_zone"),
    relatedJobZone: integer("related_job_zone"),
    /**
     * The number of technologies that O*NET lists for both occupations, and for at least one of
     * them.
     */
    shared: integer("shared").notNull(),
    either: integer("either").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.onetSoc, table.relatedOnetSoc] }),
    index("onet_relations_soc").on(table.datasetId, table.socCode),
  ],
);

/** Occupations that nobody may practice without a license, reviewed by hand. */
export const licensedOccupations = sqliteTable(
  "licensed_occupations",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    /** The authority that requires the license, and its name. */
    license: text("license").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode] })],
);
