import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/**
 * The integers from 0 to `size` - 1 in random order, none of them twice.
 *
 * A Fisher–Yates shuffle that stores only the entries it has moved, so that a
 * few thousand of six billion cost no memory for the others.
 */
export function* withoutReplacement(size: number, seed: number): Generator<number, void> {
  const random = xoroshiro128plus(seed);
  const moved = new Map<number, number>();
  for (let next = 0; next < size; next++) {
    const chosen = uniformInt(random, next, size - 1);
    yield moved.get(chosen) ?? chosen;
    moved.set(chosen, moved.get(next) ?? next);
    moved.delete(next);
  }
}
