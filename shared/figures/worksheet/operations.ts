/**
 * Every operation that the method uses, with the formula that a lineage shows for
 * its steps. All arithmetic of the estimates is done here.
 */

import { normalDistribution } from "./normal-distribution.ts";

interface Operation {
  /** The formula over the inputs in their order, for readers who repeat the calculation. */
  formula: string;
  apply(inputs: readonly number[]): number;
}

type Inputs = readonly number[];

/** @throws {Error} if the operation was given fewer inputs. */
function at(inputs: Inputs, index: number): number {
  const value = inputs[index];
  if (value === undefined) throw new Error(`An operation lacks its input number ${index + 1}.`);
  return value;
}

function sum(values: Inputs): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function product(values: Inputs): number {
  let total = 1;
  for (const value of values) total *= value;
  return total;
}

/** Splits a list of alternating values and variances. */
function pairs(inputs: Inputs): { value: number; variance: number }[] {
  return Array.from({ length: inputs.length / 2 }, (_, i) => ({
    value: at(inputs, 2 * i),
    variance: at(inputs, 2 * i + 1),
  }));
}

/**
 * Formulas use three dots instead of an ellipsis: with a single character outside
 * Latin-1, the runtime needs twice the time to send the whole response.
 */
export const operations = {
  add: { formula: "a + b + ...", apply: sum },
  subtract: { formula: "a - b", apply: (x) => at(x, 0) - at(x, 1) },
  multiply: {
    formula: "a * b * ...",
    apply: product,
  },
  divide: { formula: "a / b", apply: (x) => at(x, 0) / at(x, 1) },
  annual_growth: {
    formula: "(last / first) ^ (1 / years) - 1",
    apply: (x) => (at(x, 1) / at(x, 0)) ** (1 / at(x, 2)) - 1,
  },
  clamp: {
    formula: "min(max(value, floor), ceiling)",
    apply: (x) => Math.min(Math.max(at(x, 0), at(x, 1)), at(x, 2)),
  },
  interpolate: {
    formula: "earlier * (later / earlier) ^ share",
    apply: (x) => at(x, 0) * (at(x, 1) / at(x, 0)) ** at(x, 2),
  },
  carry_forward: {
    formula: "value * (1 + growth) ^ years",
    apply: (x) => at(x, 0) * (1 + at(x, 1)) ** at(x, 2),
  },
  log_ratio: { formula: "ln(a / b)", apply: (x) => Math.log(at(x, 0) / at(x, 1)) },
  median_ratio_variance: {
    formula: "(efficiency * log_sd)^2 * (1 / groups + 1 / occupation_groups) + source_sd^2",
    apply: (x) => (at(x, 3) * at(x, 0)) ** 2 * (1 / at(x, 1) + 1 / at(x, 2)) + at(x, 4) ** 2,
  },
  mean_variance: {
    formula: "group_sd^2 / groups + source_sd^2",
    apply: (x) => at(x, 0) ** 2 / at(x, 1) + at(x, 2) ** 2,
  },
  inverse_variance_mean: {
    formula: "inputs in pairs: sum(value / variance) / sum(1 / variance)",
    apply: (x) => {
      const known = pairs(x);
      const weights = sum(known.map(({ variance }) => 1 / variance));
      return sum(known.map(({ value, variance }) => value / variance)) / weights;
    },
  },
  inverse_variance: {
    formula: "1 / sum(1 / variance)",
    apply: (x) => 1 / sum(x.map((variance) => 1 / variance)),
  },
  shrinkage: {
    formula: "sd^2 / (sd^2 + variance)",
    apply: (x) => at(x, 0) ** 2 / (at(x, 0) ** 2 + at(x, 1)),
  },
  exp: { formula: "e ^ (a * b * ...)", apply: (x) => Math.exp(product(x)) },
  posterior_sd: {
    formula: "sqrt(shrinkage * variance)",
    apply: (x) => Math.sqrt(at(x, 0) * at(x, 1)),
  },
  quadrature: {
    formula: "sqrt(a^2 + b^2 + ...)",
    apply: (x) => Math.sqrt(sum(x.map((value) => value ** 2))),
  },
  cell_deviation: {
    formula: "sqrt(deviation^2 + sampling / employment)",
    apply: (x) => Math.sqrt(at(x, 0) ** 2 + at(x, 1) / at(x, 2)),
  },
  max: { formula: "max(a, b)", apply: (x) => Math.max(at(x, 0), at(x, 1)) },
  min: { formula: "min(a, b)", apply: (x) => Math.min(at(x, 0), at(x, 1)) },
  log_position: {
    formula: "from + (to - from) * ln(value / lower) / ln(upper / lower)",
    apply: (x) =>
      at(x, 0) +
      ((at(x, 1) - at(x, 0)) * Math.log(at(x, 2) / at(x, 3))) / Math.log(at(x, 4) / at(x, 3)),
  },
  widen_down: { formula: "value * e ^ -width", apply: (x) => at(x, 0) * Math.exp(-at(x, 1)) },
  widen_up: { formula: "value * e ^ width", apply: (x) => at(x, 0) * Math.exp(at(x, 1)) },
  log_normal_probability: {
    formula: "normal_distribution(ln(a / b) * z / width)",
    apply: (x) => normalDistribution((Math.log(at(x, 0) / at(x, 1)) * at(x, 2)) / at(x, 3)),
  },
  half_life: {
    formula: "years * ln(2) / ln(earlier / later)",
    apply: (x) => (at(x, 0) * Math.LN2) / Math.log(at(x, 1) / at(x, 2)),
  },
  relative_difference: { formula: "a / b - 1", apply: (x) => at(x, 0) / at(x, 1) - 1 },
  round: { formula: "floor(a + 0.5)", apply: (x) => Math.floor(at(x, 0) + 0.5) },
  // The error of binary fractions must not round a whole number up to the next dollar.
  round_up: { formula: "ceil(a - 0.000001)", apply: (x) => Math.ceil(at(x, 0) - 0.000001) },
  round_down: { formula: "floor(a)", apply: (x) => Math.floor(at(x, 0)) },
  round_to: {
    formula: "floor(a * units + 0.5) / units",
    apply: (x) => Math.floor(at(x, 0) * at(x, 1) + 0.5) / at(x, 1),
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
