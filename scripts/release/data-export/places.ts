import { join } from "node:path";
import { localPlaces } from "#scripts/run/local/places.ts";

/** Where releases are written, and read for an upload. */
export function dataFolder(): string {
  return join(localPlaces().folder, "data");
}
