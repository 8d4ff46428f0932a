/** The pay of occupations in metropolitan areas relative to the nation, per dataset version. */
import {
  foreignKey,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { areas, datasetId, occupations } from "./reference.ts";

/** Metropolitan areas that local factors are for, and what the model found of each. */
export const localAreas = sqliteTable(
  "local_areas",
  {
    datasetId: datasetId(),
    areaCode: text("area_code").notNull(),
    /** Place of the area in `local_factors.factors`, from 0. */
    position: integer("position").notNull(),
    /** Effect of the area in every occupation, in logs. */
    effect: real("effect").notNull(),
    /** Its effects by major group (`29:0.0123;…`) and by minor group (`29-1:-0.0040;…`); 0 where not listed. */
    majorEffects: text("major_effects").notNull(),
    minorEffects: text("minor_effects").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.areaCode] }),
    uniqueIndex("local_areas_position").on(table.datasetId, table.position),
    foreignKey({
      columns: [table.datasetId, table.areaCode],
      foreignColumns: [areas.datasetId, areas.code],
    }),
  ],
);

/** One row an occupation: its factors in every area, and what the model found of it. */
export const localFactors = sqliteTable(
  "local_factors",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    /** Effect of the occupation in every area, in logs. */
    effect: real("effect").notNull(),
    /** How widely its local pay scatters around the model, all occupations = 1. */
    spread: real("spread").notNull(),
    /** Its effects by state (`CA:0.0512;…`); 0 where not listed. */
    stateEffects: text("state_effects").notNull(),
    /** Ten digits an area, in the order of `local_areas.position`: factor and 95% half-width (`factor-cells.ts`). */
    factors: text("factors").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.socCode] }),
    foreignKey({
      columns: [table.datasetId, table.socCode],
      foreignColumns: [occupations.datasetId, occupations.socCode],
    }),
  ],
);
