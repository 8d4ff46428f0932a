/** Which role, city and level each call asks for, the same in every run. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { withoutReplacement } from "./without-replacement.ts";
import { zipf } from "./zipf.ts";

/** How many there are of each; `levels` is 1 for a call that takes none. */
export interface Counts {
  roles: number;
  cities: number;
  levels: number;
  /** Whether a call takes a second role, which has to be another one. */
  pairs: boolean;
}

/** Indexes into the ranked roles and cities, and into the levels. */
export interface Choice {
  role: number;
  /** Of the second role; -1 for a call that takes one. */
  otherRole: number;
  city: number;
  level: number;
}

/** Every combination once, in random order. */
export function* chooseOnce(counts: Counts, seed: number): Generator<Choice, void> {
  const { roles, cities, levels, pairs } = counts;
  const others = pairs ? roles - 1 : 1;
  for (const number of withoutReplacement(roles * others * cities * levels, seed)) {
    const level = number % levels;
    const city = Math.floor(number / levels) % cities;
    const other = Math.floor(number / (levels * cities)) % others;
    const role = Math.floor(number / (levels * cities * others));
    yield { role, otherRole: pairs ? skip(role, other) : -1, city, level };
  }
}

/** Endless: roles and cities independently by Zipf's law over their ranks, the levels evenly. */
export function* chooseByPopularity(counts: Counts, seed: number): Generator<Choice, void> {
  const random = xoroshiro128plus(seed);
  const [drawRole, drawCity] = [zipf(counts.roles), zipf(counts.cities)];
  while (true) {
    const role = drawRole(random);
    let otherRole = counts.pairs ? drawRole(random) : -1;
    while (otherRole === role) otherRole = drawRole(random);
    const city = drawCity(random);
    yield { role, otherRole, city, level: uniformInt(random, 0, counts.levels - 1) };
  }
}

/** The index of the entry at `position` among all but the one at `left`. */
function skip(left: number, position: number): number {
  return position < left ? position : position + 1;
}
