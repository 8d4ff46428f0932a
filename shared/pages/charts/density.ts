/** The shape of a distribution of pay that is known by some of its percentiles. */

export interface KnownPercentile {
  /** Of 100. */
  percent: number;
  /** USD a year. */
  amount: number;
}

export interface DensityPoint {
  amount: number;
  /** Share of people per dollar; only ratios between points mean something. */
  density: number;
}

/** Standard normal quantiles of the percentiles that are published. */
const quantiles: Readonly<Record<number, number>> = {
  10: -1.2815515655446004,
  25: -0.6744897501960817,
  50: 0,
  75: 0.6744897501960817,
  90: 1.2815515655446004,
};

/**
 * The density between the lowest and the highest known percentile, for drawing. The normal quantile
 * is taken to be a parabola in the logarithm of pay, fitted by least squares, so the curve is smooth
 * and suggests no more than five percentiles can tell. Empty with fewer than three of them.
 */
export function densityThrough(known: readonly KnownPercentile[], samples = 160): DensityPoint[] {
  const points = known.flatMap(({ percent, amount }) => {
    const z = quantiles[percent];
    return z === undefined || amount <= 0 ? [] : [{ x: Math.log(amount), z }];
  });
  const low = Math.min(...points.map(({ x }) => x));
  const high = Math.max(...points.map(({ x }) => x));
  if (points.length < 3 || !(high > low)) return [];
  const middle = (low + high) / 2;
  const curve = fitCurve(points.map(({ x, z }) => ({ x: x - middle, z })));
  return Array.from({ length: samples + 1 }, (_, index) => {
    const x = low - middle + ((high - low) * index) / samples;
    const z = curve[0] + curve[1] * x + curve[2] * x * x;
    const slope = Math.max(0, curve[1] + 2 * curve[2] * x);
    const amount = Math.exp(x + middle);
    return { amount, density: (Math.exp((-z * z) / 2) * slope) / amount };
  });
}

interface Point {
  x: number;
  z: number;
}

/** Coefficients of the parabola, or of a line where the parabola would fall within the range. */
function fitCurve(points: readonly Point[]): readonly [number, number, number] {
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
