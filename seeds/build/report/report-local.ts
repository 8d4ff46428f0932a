import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { predict } from "../local/fit-local-model.ts";
import type { Built } from "../output/list-rows.ts";
import { table } from "./write-report.ts";

const shown = 15;

/** The fit of local pay: effects, elasticities, spreads, and the factors farthest from price parity. */
export function reportLocal({ local, wages, places }: Built): string[] {
  const { model, cells, leftOut, parameters, spreads, tables } = local;
  const titles = new Map(wages.occupations.map(({ code, title }) => [code, title]));
  const areas = new Map(places.areas.map(({ code, title }) => [code, title]));
  const majors = new Map(
    wages.groups
      .filter(({ group }) => group === "major")
      .map((own) => [own.code.slice(0, 2), own.title]),
  );
  const hidden = leftOut.map(({ cell, expected }) =>
    Math.abs(Math.expm1(expected - cell.logRatio)),
  );
  const parity = cells.map(({ logParity, logRatio }) => Math.abs(Math.expm1(logParity - logRatio)));
  const stored = tables.areas.length * tables.factors.length;
  const effects = [
    ["occupation", model.occupation],
    ["area", model.area],
    ["area × major group", model.areaMajor],
    ["area × minor group", model.areaMinor],
    ["occupation × state", model.occupationState],
  ] as const;
  const widest = [...spreads.byOccupation].sort(([, a], [, b]) => b - a);
  const furthest = cells
    .filter(({ employment }) => (employment ?? 0) >= 1000)
    .map((cell) => ({ cell, expected: predict(model, cell, cell.logParity) }))
    .sort((a, b) => distance(b.cell) - distance(a.cell));
  return [
    "## Local pay",
    `Fitted to ${cells.length} published metropolitan medians of May ${parameters.wage_year} over the nation's, with the price parities of ${parameters.parity_year}; ${tables.factors.length} occupations × ${tables.areas.length} areas = ${stored} factors stored, ${stored - cells.length} of them of cells that are not published. Areas without a price parity have none. Constants: ${Math.round(parameters.retention * 100)}% of a reliable deviation is kept; standard deviations ${parameters.errors.published_deviation} (published, and ${parameters.errors.sampling_variance}/employment) and ${parameters.errors.hidden_deviation} (not published). \`npm run figures:calibrate\` tries them.`,
    `Hidden cells (five folds) lie ${percent(quantile(sortedNumbers(hidden), 0.5))} from the model at the median; ${percent(quantile(sortedNumbers(parity), 0.5))} from national median × price parity.`,
    table(
      ["effect", "fitted", "standard deviation", "lowest", "highest"],
      effects.map(([name, values]) => [name, values.size, ...describe([...values.values()])]),
    ),
    "How pay follows prices, by major group (1 = as prices do):",
    table(
      ["major group", "title", "elasticity", "spread"],
      Object.entries(parameters.elasticities).map(([major, elasticity]) => [
        `${major}-0000`,
        majors.get(major) ?? "",
        elasticity.toFixed(2),
        (spreads.byMajor.get(major) ?? 1).toFixed(2),
      ]),
    ),
    `### The ${shown} occupations whose local pay scatters most, and the ${shown} where it scatters least`,
    table(
      ["occupation", "title", "spread"],
      [...widest.slice(0, shown), ...widest.slice(-shown)].map(([code, spread]) => [
        code,
        titles.get(code) ?? "",
        spread.toFixed(2),
      ]),
    ),
    `### The ${shown} published cells of 1,000 workers or more that are furthest from their price parity`,
    table(
      ["occupation", "area", "employment", "published / nation", "price parity", "model"],
      furthest
        .slice(0, shown)
        .map(({ cell, expected }) => [
          titles.get(cell.code) ?? cell.code,
          areas.get(cell.areaCode) ?? cell.areaCode,
          cell.employment ?? "",
          Math.exp(cell.logRatio).toFixed(3),
          Math.exp(cell.logParity).toFixed(3),
          Math.exp(expected).toFixed(3),
        ]),
    ),
  ];
}

function distance({ logRatio, logParity }: { logRatio: number; logParity: number }): number {
  return Math.abs(logRatio - logParity);
}

function describe(values: number[]): string[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const sorted = Float64Array.from(values).sort();
  return [Math.sqrt(variance), sorted[0] ?? 0, sorted.at(-1) ?? 0].map((value) => value.toFixed(3));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
