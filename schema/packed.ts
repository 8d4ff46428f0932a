/**
 * Reference data as requests read it: a compact body for each occupation, one for all cities, and
 * parts for what belongs to the dataset as a whole and for the catalog's roles.
 *
 * The loader derives the rows from the other tables of the dataset (`shared/reference/packed`).
 * Their keys contain the format, so that the deployed code and its successor can each find their
 * own rows during a deployment.
 */
import { customType, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: ArrayBuffer }>({
  dataType: () => "blob",
  toDriver: (value) => value.slice().buffer,
  fromDriver: (value) => new Uint8Array(value),
});

const packed = () => ({
  /** Version of the body's layout. */
  format: integer("format").notNull(),
  body: bytes("body").notNull(),
  /** Hex SHA-256 of the body as stored: a long one is compressed. */
  checksum: text("checksum").notNull(),
});

/** An occupation with its titles and its wages in every area. */
export const packedOccupations = sqliteTable(
  "packed_occupations",
  {
    datasetId: datasetId(),
    socCode: text("soc_code").notNull(),
    ...packed(),
    /** Number of its titles if they are too many for the body; 0 if the body has all of them. */
    separateTitles: integer("separate_titles").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.format, table.socCode] })],
);

/** All cities with their names, areas, price parities and local effects. Written last. */
export const packedCities = sqliteTable(
  "packed_cities",
  { datasetId: datasetId(), ...packed() },
  (table) => [primaryKey({ columns: [table.datasetId, table.format] })],
);

/** Parts that are read as a whole: the dataset's own data, and the roles in one part or several. */
export const packedParts = sqliteTable(
  "packed_parts",
  {
    datasetId: datasetId(),
    name: text("name", { enum: ["dataset", "roles"] }).notNull(),
    /** The number of the part, from 0. */
    part: integer("part").notNull(),
    ...packed(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.format, table.name, table.part] })],
);
