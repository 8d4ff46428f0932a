import type { FigureLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { createLru } from "#shared/core/lru.ts";
import { estimateMedians } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import type { CityPoint } from "#shared/reference/packed/unpack-cities.ts";
import type { City, Role } from "#shared/reference/records.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CityMedianPay } from "./pay-by-city.ts";

/** Of other metropolitan areas, whose pay differs; of its own, which mostly has the same, one. */
const areas = 6;

/** What is around each city, which is the same for every role. */
const chosen = createLru<readonly string[]>(500);

/** The pay of a role at a level in the cities around one, nearest first. */
export async function nearbyPay(
  { reference, now }: Pick<SalaryContext, "reference" | "now">,
  { role, level, basis, city }: { role: Role; level: FigureLevel; basis: Basis; city: City },
): Promise<CityMedianPay[]> {
  const key = `${reference.dataset.version}|${city.slug}`;
  const near = chosen.get(key) ?? chooseNearby(await reference.cityPoints(), city);
  chosen.set(key, near);
  const { around } = await reference.roleAround(role.slug);
  const places = near.flatMap((slug) => {
    const { city: other, wages } = around(slug);
    return other ? [{ city: other, wages }] : [];
  });
  const { dataset } = reference;
  const quarter = lastCompletedQuarter(now);
  const medians = estimateMedians({ dataset, role, basis, level, quarter }, places);
  return places.flatMap(({ city: other }, at) => {
    const median = medians[at] ?? null;
    return median === null ? [] : [{ city: other, median }];
  });
}

/** The largest city of each of the nearest metropolitan areas, and the nearest one of the city's own. */
function chooseNearby(points: readonly CityPoint[], { slug, metro, ...here }: City): string[] {
  const { latitude, longitude } = here;
  if (latitude === null || longitude === null) return [];
  const largest = new Map<string, CityPoint>();
  const own: CityPoint[] = [];
  for (const point of points) {
    if (point.slug === slug) continue;
    if (point.metro === metro.code) own.push(point);
    else if (point.population > (largest.get(point.metro)?.population ?? -1)) {
      largest.set(point.metro, point);
    }
  }
  const nearest = (candidates: Iterable<CityPoint>, count: number) =>
    [...candidates]
      .map((point) => ({ point, far: distance({ latitude, longitude }, point) }))
      .sort((one, other) => one.far - other.far)
      .slice(0, count)
      .map(({ point }) => point.slug);
  return [...nearest(own, 1), ...nearest(largest.values(), areas)];
}

interface Position {
  latitude: number;
  longitude: number;
}

/** A measure that grows with the distance: the square of the chord, on a sphere of radius 1. */
function distance(one: Position, other: Position): number {
  const [a, b] = [one, other].map(({ latitude, longitude }) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  });
  return (a ?? []).reduce((sum, value, at) => sum + (value - (b?.[at] ?? 0)) ** 2, 0);
}
