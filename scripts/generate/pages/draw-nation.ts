import { mapSize, projectMap } from "./project-cities.ts";

/** Polygons of the coast and the borders, each a ring of [longitude, latitude]. */
type Outline = readonly (readonly (readonly [number, number])[])[];

/**
 * The land that the map of cities lies on, projected as they are. The outline is from the U.S.
 * Census Bureau's cartographic boundary files (public domain), by way of us-atlas 3.0.1 (ISC),
 * with the points left out that change less than four square units of the drawing.
 */
export function drawNation(outline: Outline): string {
  const { width, height } = mapSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>The United States</title><style>
path { fill: #e6ebf1; }
@media (prefers-color-scheme: dark) { path { fill: #192533; } }
</style><path d="${nationPath(outline)}"/></svg>
`;
}

/** The land alone, for a map in a file that can load no other. */
export function nationPath(outline: Outline): string {
  const project = projectMap();
  return outline
    .map((ring) => ring.flatMap((point) => [project([...point])].filter((at) => at !== null)))
    .map((ring) => `M${ring.map((at) => at.map(Math.round).join(" ")).join("L")}Z`)
    .join("");
}
