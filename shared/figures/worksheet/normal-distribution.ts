/** Beyond this many standard deviations the distribution is 0 or 1 to 15 digits. */
const furthest = 8;

/**
 * The standard normal distribution function by its Taylor series around 0 (Marsaglia,
 * "Evaluating the Normal Distribution", Journal of Statistical Software 11(4), 2004).
 *
 * @example
 * normalDistribution(1.96) // 0.975002…
 */
export function normalDistribution(x: number): number {
  if (Math.abs(x) > furthest) return x < 0 ? 0 : 1;
  let [sum, before, term] = [x, 0, x];
  for (let i = 3; sum !== before; i += 2) {
    before = sum;
    term *= x ** 2 / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-(x ** 2) / 2)) / Math.sqrt(2 * Math.PI);
}
