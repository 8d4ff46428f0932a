/** How occupations are expected to grow, and which are close to each other, per dataset version. */
import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasets } from "./reference.ts";

const datasetId = () =>
  integer("dataset_id")
    .notNull()
    .references(() => datasets.id);

/** BLS Employment Projections 2024-34, of the occupations of the catalog. */
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
    /** Openings a year on average, in thousands. */
    annualOpenings: real("annual_openings").notNull(),
    /** Counts over the publisher's table: occupations that grow more slowly, and all others. */
    slower: integer("slower").notNull(),
    others: integer("others").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode] })],
);

/** O*NET's primary related occupations, and the technologies that both work with. */
export const relatedOccupations = sqliteTable(
  "related_occupations",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    relatedCode: text("related_code").notNull(),
    /** O*NET's own order, 1 is the closest; the best where several O*NET codes lead there. */
    rank: integer("rank").notNull(),
    /** Technologies that O*NET lists for both occupations, and for either of them. */
    shared: integer("shared").notNull(),
    either: integer("either").notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.socCode, table.relatedCode] })],
);
