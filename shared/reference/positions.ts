/** Operations on sets of positions: arrays in ascending order, without duplicates. */

const none = new Uint32Array();

/** The positions that are in all of the sets; none without sets. */
export function intersect(sets: readonly Uint32Array[]): Uint32Array {
  const [smallest, ...others] = sets.toSorted((a, b) => a.length - b.length);
  return others.reduce(intersectTwo, smallest ?? none);
}

function intersectTwo(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) both[count++] = left;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return both.subarray(0, count);
}

/** Above this number of sets, a mark for each position is faster than merging them. */
const maxMerged = 16;

/** The positions that are in any of the sets. @param size of all positions. */
export function unite(sets: readonly Uint32Array[], size: number): Uint32Array {
  if (sets.length > maxMerged) return mark(sets, size);
  // The smallest first, so that the large ones are merged once.
  const [smallest, ...others] = sets.toSorted((a, b) => a.length - b.length);
  return others.reduce(mergeTwo, smallest ?? none);
}

function mergeTwo(a: Uint32Array, b: Uint32Array): Uint32Array {
  const either = new Uint32Array(a.length + b.length);
  let count = 0;
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const left = a[i] ?? Number.POSITIVE_INFINITY;
    const right = b[j] ?? Number.POSITIVE_INFINITY;
    either[count++] = Math.min(left, right);
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return either.subarray(0, count);
}

function mark(sets: readonly Uint32Array[], size: number): Uint32Array {
  const marks = new Uint8Array(size);
  let count = 0;
  for (const set of sets) {
    for (let at = 0; at < set.length; at++) {
      const position = set[at] ?? 0;
      if (marks[position] === 0) count++;
      marks[position] = 1;
    }
  }
  const united = new Uint32Array(count);
  for (let position = 0, at = 0; at < count; position++) {
    if (marks[position] === 1) united[at++] = position;
  }
  return united;
}
