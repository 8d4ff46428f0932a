/**
 * Repeats a calculation from a lineage response only. It implements the formulas
 * that the response states, independently of the service's own code.
 */
import type { LineageData } from "#shared/salaries/lineage/lineage.response.ts";

const total = (x: number[]) => x.reduce((sum, value) => sum + value, 0);
const odd = (x: number[]) => x.filter((_, at) => at % 2 === 1);
const even = (x: number[]) => x.filter((_, at) => at % 2 === 0);
const product = (x: number[]) => x.reduce((all, value) => all * value, 1);

const redo: Record<string, (...x: number[]) => number> = {
  add: (...x) => total(x),
  multiply: (...x) => product(x),
  subtract: (a = 0, b = 0) => a - b,
  divide: (a = 0, b = 0) => a / b,
  annual_growth: (first = 0, last = 0, years = 0) => (last / first) ** (1 / years) - 1,
  clamp: (value = 0, floor = 0, ceiling = 0) => Math.max(floor, Math.min(value, ceiling)),
  interpolate: (earlier = 0, later = 0, share = 0) => earlier * (later / earlier) ** share,
  carry_forward: (value = 0, growth = 0, years = 0) => value * (1 + growth) ** years,
  log_ratio: (a = 0, b = 0) => Math.log(a) - Math.log(b),
  median_ratio_variance: (sd = 0, groups = 0, others = 0, efficiency = 0, sourceSd = 0) =>
    efficiency ** 2 * sd ** 2 * (1 / groups + 1 / others) + sourceSd ** 2,
  mean_variance: (sd = 0, groups = 0, sourceSd = 0) => (sd * sd) / groups + sourceSd * sourceSd,
  ladder_share: (ratio = 0, extreme = 0) => Math.min(Math.log(ratio) / Math.log(extreme), 1),
  power: (a = 0, b = 0) => Math.exp(b * Math.log(a)),
  round_toward_one: (a = 0, units = 1) => 1 + Math.trunc((a - 1) * units) / units,
  inverse_variance_mean: (...x) =>
    total(even(x).map((value, at) => value / (odd(x)[at] ?? 0))) /
    total(odd(x).map((variance) => 1 / variance)),
  inverse_variance: (...x) => 1 / total(x.map((variance) => 1 / variance)),
  shrinkage: (sd = 0, variance = 0) => sd ** 2 / (sd ** 2 + variance),
  exp: (...x) => Math.exp(product(x)),
  posterior_sd: (shrinkage = 0, variance = 0) => Math.sqrt(shrinkage * variance),
  quadrature: (...x) => Math.hypot(...x),
  widen_down: (value = 0, width = 0) => value / Math.exp(width),
  widen_up: (value = 0, width = 0) => value * Math.exp(width),
  relative_difference: (a = 0, b = 0) => (a - b) / b,
  log_normal_probability: (a = 0, b = 0, z = 0, width = 0) =>
    normal(((Math.log(a) - Math.log(b)) * z) / width),
  half_life: (years = 0, before = 0, after = 0) =>
    (-years * Math.log(2)) / Math.log(after / before),
  cell_deviation: (deviation = 0, sampling = 0, employment = 0) =>
    Math.hypot(deviation, Math.sqrt(sampling / employment)),
  max: (a = 0, b = 0) => Math.max(a, b),
  min: (a = 0, b = 0) => Math.min(a, b),
  log_position: (from = 0, to = 0, value = 0, lower = 0, upper = 0) =>
    from +
    ((to - from) * (Math.log(value) - Math.log(lower))) / (Math.log(upper) - Math.log(lower)),
  // Turns minus zero into zero.
  round: (a = 0) => Math.round(a) + 0,
  round_up: (a = 0) => -Math.floor(0.000001 - a) + 0,
  round_down: (a = 0) => Math.floor(a),
  round_to: (a = 0, units = 1) => (Math.round(a * units) + 0) / units,
};

/** The normal distribution function by Simpson's rule, unlike the service's own series. */
function normal(x: number): number {
  if (Math.abs(x) > 9) return x < 0 ? 0 : 1;
  const [parts, density] = [2_000, (t: number) => Math.exp(-(t ** 2) / 2) / Math.sqrt(2 * Math.PI)];
  const h = x / parts;
  const inner = Array.from(
    { length: parts - 1 },
    (_, i) => (i % 2 === 0 ? 4 : 2) * density((i + 1) * h),
  );
  return 0.5 + (h / 3) * (density(0) + total(inner) + density(x));
}

/** Every step's result, computed from sources and parameters without reading the response's own results. */
export function redoSteps(
  lineage: Pick<LineageData, "sources" | "parameters" | "steps">,
): Map<string, number> {
  const known = new Map<string, number>([
    ...lineage.sources.map((row) => [`source:${row.id}`, row.value] as const),
    ...lineage.parameters.map(
      (parameter) => [`parameter:${parameter.name}`, parameter.value] as const,
    ),
  ]);
  for (const step of lineage.steps) {
    const operation = redo[step.operation];
    if (!operation) throw new Error(`No formula is known for ${step.operation}.`);
    const inputs = step.inputs.map(({ from }) => {
      const value = known.get(from);
      if (value === undefined)
        throw new Error(`${step.name} reads ${from}, which is not there yet.`);
      return value;
    });
    known.set(`step:${step.name}`, operation(...inputs));
  }
  return known;
}
