/** The shape of a distribution of pay that is known by some of its percentiles. */

export interface KnownPercentile {
  percent: number;
  /** USD a year. */
  amount: number;
}

/** Standard normal quantiles of the percentiles that are published. */
const quantiles: Readonly<Record<number, number>> = {
  10: -1.2815515655446004,
  25: -0.6744897501960817,
  50: 0,
  75: 0.6744897501960817,
  90: 1.2815515655446004,
};

/** How a distribution spreads. */
export interface Density {
  /** The lowest and the highest known percentile, between which the curve is more than a guess. */
  known: { from: number; to: number };
  /** Where the continuation beyond them has thinned out. */
  whole: { from: number; to: number };
  /** Share of people per dollar at an amount; only ratios mean something. */
  at(amount: number): number;
}

/**
 * The density of a distribution, for drawing. The normal quantile is taken to be a parabola in the
 * logarithm of pay, fitted by least squares, so the curve is smooth and suggests no more than five
 * percentiles can tell. Beyond the lowest and the highest it goes on without a kink and falls, with as
 * many people as there are, of whose pay nothing is known.
 *
 * @param least nobody is paid less, because a law says so. Of percentiles that a minimum wage makes
 *   equal the highest counts.
 * @returns null with fewer than three percentiles, or if all are one amount.
 */
export function densityThrough(
  known: readonly KnownPercentile[],
  least: number | null = null,
): Density | null {
  const points = known.flatMap(({ percent, amount }, at) => {
    if (known[at + 1]?.amount === amount) return [];
    const z = quantiles[percent];
    return z === undefined || amount <= 0 ? [] : [{ x: Math.log(amount), z }];
  });
  const low = Math.min(...points.map(({ x }) => x));
  const high = Math.max(...points.map(({ x }) => x));
  if (known.length < 3 || !(high > low)) return null;
  const middle = (low + high) / 2;
  const [a, b, c] = fitCurve(points.map(({ x, z }) => ({ x: x - middle, z })));
  const inside = (x: number) => {
    const from = x - middle;
    return { z: a + b * from + c * from * from, slope: b + 2 * c * from };
  };
  const within = (amount: number) => {
    const { z, slope } = inside(Math.log(amount));
    return (Math.exp((-z * z) / 2) * slope) / Math.sqrt(2 * Math.PI) / amount;
  };
  const [from, to] = [Math.exp(low), Math.exp(high)];
  const floor = isFloored(known, least) ? from : (least ?? 0);
  const share = (known[0]?.percent ?? 0) / 100;
  const below = continueFrom(within, { from, inward: to, share });
  const above = continueFrom(within, {
    ...{ from: to, inward: from },
    share: 1 - (known.at(-1)?.percent ?? 0) / 100,
  });
  return {
    known: { from, to },
    whole: { from: Math.max(floor, from - below.length), to: to + above.length },
    at(amount) {
      if (amount < floor * (1 - 1e-9)) return 0;
      if (amount < from) return below.at(from - amount);
      return amount > to ? above.at(amount - to) : within(amount);
    },
  };
}

/** Whether the lowest percentile is the law's amount, so that nobody is paid less than it. */
function isFloored([first, second]: readonly KnownPercentile[], least: number | null): boolean {
  return first !== undefined && (first.amount === second?.amount || first.amount === least);
}

/**
 * The density beyond the last known amount, by the distance from it: it begins as steep as the curve
 * ends, and thins out so that the given share of people is there.
 */
function continueFrom(
  within: (amount: number) => number,
  { from, inward, share }: { from: number; inward: number; share: number },
) {
  const start = within(from);
  // The distance within which all would be if the density stayed what it is at the end.
  const reach = share / start;
  const near = from + (inward - from) * 1e-4;
  const rate = Math.log(within(near) / start) / Math.abs(near - from);
  const steep = Math.min(Math.max(rate * reach, 0), 0.95);
  // With this bend, exp(-steep t - bend t²) has an area of 1, within a few hundredths.
  const bend = (Math.PI / 4) * (1 - steep) ** 1.2;
  return {
    /** Where one in fifty of the density at the end is left. */
    length: (reach * (Math.sqrt(steep * steep + 16 * bend) - steep)) / (2 * bend),
    at(distance: number): number {
      const far = distance / reach;
      return start * Math.exp(-steep * far - bend * far * far);
    },
  };
}

interface Point {
  x: number;
  z: number;
}

/** Coefficients of the parabola, or of a line where the parabola would fall within the range, or has too few points. */
function fitCurve(points: readonly Point[]): readonly [number, number, number] {
  if (points.length < 3) return solve(points, 2);
  const parabola = solve(points, 3);
  const slopes = points.map(({ x }) => parabola[1] + 2 * parabola[2] * x);
  return Math.min(...slopes) > 0 ? parabola : solve(points, 2);
}

/** Least squares by the normal equations, which Gauss's elimination solves. */
function solve(points: readonly Point[], terms: 2 | 3): [number, number, number] {
  const powers = Array.from({ length: terms }, (_, power) => power);
  const sum = (of: (point: Point) => number) =>
    points.reduce((total, point) => total + of(point), 0);
  const rows = powers.map((row) => [
    ...powers.map((column) => sum(({ x }) => x ** (row + column))),
    sum(({ x, z }) => z * x ** row),
  ]);
  for (const pivot of powers) {
    const own = rows[pivot] ?? [];
    for (const other of powers) {
      const row = rows[other] ?? [];
      if (other === pivot) continue;
      const factor = (row[pivot] ?? 0) / (own[pivot] ?? 1);
      rows[other] = row.map((value, at) => value - factor * (own[at] ?? 0));
    }
  }
  const [a = 0, b = 0, c = 0] = rows.map((row, at) => (row[terms] ?? 0) / (row[at] ?? 1));
  return [a, b, c];
}
