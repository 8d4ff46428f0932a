/**
 * Reference data as requests read it: rows of bytes, each found by its name, that the loader makes of the files of
 * `seeds/tables` (`shared/reference/packed`).
 *
 * Their key has the format, so that the deployed code and its successor can each find their own rows during a
 * deployment.
 */
import { customType, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { datasetId } from "./reference.ts";

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: ArrayBuffer }>({
  dataType: () => "blob",
  toDriver: (value) => value.slice().buffer,
  fromDriver: (value) => new Uint8Array(value),
});

export const packedRows = sqliteTable(
  "packed_rows",
  {
    datasetId: datasetId(),
    /** Version of the body's layout. */
    format: integer("format").notNull(),
    /** What it has: `occupations/29-1141`, `cities`, `places/17` (`rows.ts`). */
    name: text("name").notNull(),
    body: bytes("body").notNull(),
    /** Hex SHA-256 of the body as stored: a long one is compressed. */
    checksum: text("checksum").notNull(),
    /** Slugs of roles whose occupations are read along with it, as JSON; null for none. */
    followers: text("followers"),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.format, table.name] })],
);
