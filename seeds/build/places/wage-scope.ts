/** Which employers a minimum wage is for. */
export interface Scope {
  /** How many people the smallest of them employs; 0 for all employers. */
  smallest: number;
  /** In words: `employers of 26 or more people`; null for all of them. */
  employers: string | null;
  /** Whether all but very small employers owe it, so that it counts as the minimum of the place. */
  isForMost: boolean;
}

/** A rate that exempts only employers of fewer people counts as everybody's. */
const mostExempt = 10;

/**
 * Reads the source's note on a rate. A rate of small employers is the least that anyone owes, so it is
 * for all; one between two sizes is for all from the lower size up, because none of these laws asks
 * less of a larger employer.
 */
export function scopeOf(note: string): Scope {
  const [lead = note] = note.split(/[;(]/);
  const isTier = /employe/.test(note) && !/^all employers/.test(note);
  if (!isTier || /\b(fewer|small)\b/.test(lead)) {
    return { smallest: 0, employers: null, isForMost: true };
  }
  const [, orMore, from, over] = note.match(/(\d+) or more|(\d+) to \d|(?:over|than) (\d+)/) ?? [];
  const smallest = over === undefined ? Number(orMore ?? from ?? Number.NaN) : Number(over) + 1;
  if (Number.isNaN(smallest)) {
    return { smallest: Number.POSITIVE_INFINITY, employers: lead.trim(), isForMost: false };
  }
  return {
    smallest,
    employers: `employers of ${smallest} or more people`,
    isForMost: smallest < mostExempt,
  };
}
