import type { Dataset } from "../../reference/records.ts";
import type { Basis } from "../figures/baseline.ts";
import type { Comparison } from "../figures/disagreement.ts";
import type { Figures } from "../figures/estimate.ts";
import { experience } from "../figures/experience.ts";
import { type Quarter, quarterLabel } from "../figures/quarter.ts";
import type { Supplement } from "../figures/total-compensation.ts";
import { periodOf, sourceIds, sourceLabel } from "../source-ids.ts";
import { dollars, grouped, listing, percent } from "./format.ts";

/**
 * How an estimate was made and what it leaves out: short sentences, only those that apply.
 *
 * @param aboutTitle stands in for the sentence on the title's own pay.
 */
export function assumptions(
  figures: Figures,
  aboutTitle: string = titleSentence(figures),
): string[] {
  return [
    ...wageSentences(figures),
    aboutTitle,
    experienceSentence(figures),
    ...citySentences(figures),
    intervalSentence(figures),
    ...figures.comparisons
      .filter((comparison) => comparison.disagrees)
      .map((comparison) => disagreementSentence(figures, comparison)),
  ];
}

/** Of total compensation. */
export function compensationAssumptions(dataset: Dataset, extra: Supplement | null): string[] {
  return [
    extra
      ? `Bonus is base pay × ${percent(extra.ratio)}: supplemental pay over wages and salaries of the group "${extra.group}" in BLS Employer Costs for Employee Compensation, ${periodOf(dataset, sourceIds.employerCosts)}, private industry. It includes overtime and shift differentials as well as nonproduction bonuses.`
      : "Bonus is 0: this dataset version has no employer cost figures.",
    "Equity and signing bonus are 0 because no public source gives them by role.",
  ];
}

function wageSentences({ input, baseline, low, high }: Figures): string[] {
  const { role, quarter } = input;
  const { socCode, title } = role.occupation;
  const missing = [
    low === null ? "low (25th percentile)" : "",
    high === null ? "high (75th percentile)" : "",
  ].filter((name) => name !== "");
  return [
    `The wage is that of the occupation ${title} (SOC ${socCode}) in BLS Occupational Employment and Wage Statistics, which counts wage and salary workers of every level of experience.`,
    basisSentence(baseline.basis, quarter),
    ...(missing.length > 0
      ? [`${listing(missing)} is null because BLS suppressed or top-coded a cell that it needs.`]
      : []),
  ];
}

function basisSentence(basis: Basis, quarter: Quarter): string {
  const when = quarterLabel(quarter);
  if (basis.kind === "published")
    return `${when} is the quarter of the May ${basis.release} release: wages are as published.`;
  if (basis.kind === "interpolated") {
    return `Wages of ${when} are interpolated geometrically between the releases of May ${basis.release} and May ${basis.next}.`;
  }
  const { term, measured, firstYear, lastYear, own } = basis.growth;
  const whose = own
    ? "the occupation's own median"
    : "the median of all occupations (this one has no earlier published median)";
  const bounded =
    term.value === measured ? "" : `, measured at ${percent(measured)} and bounded to 0..6 %`;
  return `${when} is after the latest release, May ${basis.release}: its wages are carried forward at ${percent(term.value)} a year, the growth of ${whose} from May ${firstYear} to May ${lastYear}${bounded}.`;
}

function titleSentence({ input, title }: Figures): string {
  const { role, dataset } = input;
  const spread = percent(Math.exp(dataset.parameters.title_factor.tau) - 1, 0);
  if (title.weights.length === 0) {
    return `No pay figures of the title ${role.title} itself are used: the sources have too few, or a review found that those they have do not speak for it. So it is given its occupation's wage. Titles inside an occupation differ by about ${spread} (one standard deviation), which the interval does not include.`;
  }
  const sources = title.weights.map(({ sourceId }) => sourceLabel(dataset, sourceId)).join("; ");
  return [
    `The title ${role.title} is taken to pay ${title.factor.toFixed(3)} times its occupation: the ratio of its median to that of all titles of the occupation in ${grouped(title.observations)} observations of it and of any titles pooled with it (${sources}), with weight ${percent(title.shrinkage, 0)} against a ratio of 1${title.bounded ? ", kept between the 10th and the 90th percentile of the source with most observations" : ""}.`,
    ...(title.contradicts
      ? [
          "A source puts its pay far from its occupation's, so its own figures weigh more than those of an ordinary title.",
        ]
      : []),
  ].join(" ");
}

function experienceSentence({ input }: Figures): string {
  const { years, multiplier } = experience[input.level];
  return `The level ${input.level} (${years} years) multiplies the wage by ${multiplier}: a fixed scale of this API, not a measurement.`;
}

function citySentences({ input, city }: Figures): string[] {
  if (!input.place || !city) return [];
  const { metro, name, state } = input.place.city;
  const where = city.fallback
    ? `the nonmetropolitan portion of ${state}, because ${metro.title} has none`
    : metro.title;
  return [
    `${name}, ${state} multiplies the wage by ${(city.parity.rpp / 100).toFixed(5)}: the BEA regional price parity (all items, ${city.parity.year}) of ${where}. It measures prices, not pay.`,
  ];
}

function intervalSentence({ input, baseline, title, city }: Figures): string {
  const parts = [
    ...(baseline.row.meanRse === null
      ? []
      : [
          `the published relative standard error of the national mean (${baseline.row.meanRse} %, a proxy for the median's)`,
        ]),
    ...(title.terms ? ["the sampling error of the title's ratio"] : []),
    ...(city
      ? [
          `the measured error of national wage × price parity against published metropolitan medians of May ${input.dataset.parameters.interval.wage_year}`,
        ]
      : []),
  ];
  const level = percent(input.dataset.parameters.interval.confidence_level, 0);
  return `The ${level} interval combines ${listing(parts)}; it does not include the uncertainty of the experience scale or of carrying wages forward.`;
}

function disagreementSentence({ input, baseline }: Figures, comparison: Comparison): string {
  const by = percent(Math.abs(comparison.difference), 0);
  const side = comparison.difference > 0 ? "above" : "below";
  if (comparison.kind === "filed_wages") {
    const { title, filedWageCount } = input.role.occupation;
    return `Sources disagree: the median of ${grouped(filedWageCount)} wages filed for ${title} (LCA, ${periodOf(input.dataset, sourceIds.filedWages)}) is ${dollars(comparison.other)}, ${by} ${side} the survey's ${dollars(comparison.own)} at the same date.`;
  }
  const { metro } = input.place?.city ?? { metro: { title: "the metropolitan area" } };
  const year = input.place?.wages.metro?.year ?? baseline.row.year;
  return `Sources disagree: the published May ${year} median of ${metro.title} is ${dollars(comparison.other)}, ${by} ${side} the ${dollars(comparison.own)} that national wage × price parity gives.`;
}
