import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/**
 * Draws ranks as Zipf's law has them: of `count` things, the one at index `i`
 * with a probability in proportion to 1 / (i + 1).
 */
export function zipf(count: number): (random: RandomGenerator) => number {
  const cumulative = new Float64Array(count);
  let total = 0;
  for (let index = 0; index < count; index++) {
    total += 1 / (index + 1);
    cumulative[index] = total;
  }
  return (random) => firstAbove(cumulative, uniformFloat64(random) * total);
}

/** Index of the first value above another one; the last index where none is. */
function firstAbove(ascending: Float64Array, value: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
