import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type GeoProjection, geoAlbersUsa } from "d3-geo";
import { readTable } from "#seeds/read-csv.ts";

/** The drawing that the positions are for, in user units. */
export const mapSize = { width: 720, height: 440 };

/** A map of the states: Albers, with Alaska and Hawaii moved next to the others. */
export function projectMap(): GeoProjection {
  return geoAlbersUsa()
    .scale(930)
    .translate([mapSize.width / 2, mapSize.height / 2]);
}

/**
 * Where each city is on a map of the states: [x, y] by slug, in tenths of a user unit. Cities elsewhere are left out.
 */
export function projectCities(root: string): Record<string, [number, number]> {
  const project = projectMap();
  const rows = readTable(readFileSync(join(root, "seeds/tables/cities.csv"), "utf8"));
  return Object.fromEntries(
    rows.flatMap(({ slug = "", latitude = "", longitude = "" }) => {
      const at = latitude === "" ? null : project([Number(longitude), Number(latitude)]);
      return at ? [[slug, [tenths(at[0]), tenths(at[1])]]] : [];
    }),
  );
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
