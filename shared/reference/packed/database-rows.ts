import type { Executor } from "#shared/db/bound.ts";
import { selectPlaces } from "../reference.queries.ts";
import { packedFormat } from "./body.ts";
import type { StoredRow } from "./packed-row.ts";
import {
  selectCities,
  selectOccupation,
  selectOccupations,
  selectRoleParts,
} from "./packed-rows.queries.ts";
import type { RoleRow, RowSource } from "./row-source.ts";
import type { SeparateTitle } from "./separate-title.ts";

/** The rows of a dataset version in the database: one round trip for each method. */
export function databaseRows(database: () => Executor, datasetId: number): RowSource {
  const own = { datasetId, format: packedFormat };
  return {
    async role(slug) {
      const [[row]] = await database().batch([selectOccupation({ ...own, slug })]);
      return row ? toRoleRow(row) : null;
    },
    async roles(slugs) {
      const [rows] = await database().batch([selectOccupations({ ...own, slugs })]);
      return rows.map(toRoleRow);
    },
    async cities() {
      const [[row]] = await database().batch([selectCities(own)]);
      return row;
    },
    async roleAndCities(slug) {
      const [[role], [cities]] = await database().batch([
        selectOccupation({ ...own, slug }),
        selectCities(own),
      ]);
      return [role ? toRoleRow(role) : null, cities];
    },
    catalog: () => readRoleParts(database(), datasetId),
    async places(names) {
      const [rows] = await database().batch([selectPlaces({ datasetId, names })]);
      return rows;
    },
    part: async ({ read, assemble }) => assemble(await read(database(), datasetId)),
  };
}

function toRoleRow(row: { socCode: string } & SeparateTitle & NonNullable<StoredRow>): RoleRow {
  return { socCode: row.socCode, body: row.body, checksum: row.checksum, title: row };
}

/** Parts of the roles in one response, a few hundred kilobytes each: servers limit it to ten megabytes. */
const partsPerResponse = 10;

/** All parts of the roles: one round trip for up to two hundred thousand roles. */
async function readRoleParts(db: Executor, datasetId: number): Promise<StoredRow[]> {
  const parts: StoredRow[] = [];
  for (;;) {
    const [rows] = await db.batch([
      selectRoleParts({
        ...{ datasetId, format: packedFormat },
        ...{ from: parts.length, limit: partsPerResponse },
      }),
    ]);
    parts.push(...rows);
    if (rows.length < partsPerResponse) return parts;
  }
}
