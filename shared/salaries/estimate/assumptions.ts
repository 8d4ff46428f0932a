import { dollars, grouped, listing, percent } from "#shared/core/format.ts";
import type { Derivation } from "#shared/figures/baseline.ts";
import type { SourceComparison } from "#shared/figures/disagreement.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import { isChief } from "#shared/figures/title-factor.ts";
import type { Supplement } from "#shared/figures/total-compensation.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import { periodOf, sourceIds, sourceLabel } from "#shared/reference/source-ids.ts";
import { citySentences } from "./city-sentences.ts";
import { commissionSentences } from "./commissions.ts";
import { levelErrorWords, sayLevel } from "./level-sentences.ts";
import { minimumSentences } from "./minimum-sentences.ts";
import { specialtySentences } from "./specialties.ts";
import { tipSentences } from "./tips.ts";

/** Sentences about the effect of the level on an estimate, and its place in the occupation's distribution. */
function levelSentences(figures: Figures): string[] {
  return [...sayLevel(figures), ...positionSentence(figures)];
}

function positionSentence({ position, reference, input, floor }: Figures): string[] {
  const { percentile, beyondPublished } = position;
  const who = `people in the occupation ${input.place ? `in ${input.place.city.metro.title}` : "in the nation"} earn, whatever their experience`;
  const median = floor.hasRaised("median")
    ? "Before it is raised to the legal minimum wage, the typical figure"
    : "The typical figure";
  if (percentile !== null) {
    return [`${median} is more than about ${Math.round(percentile)} in 100 ${who}.`];
  }
  const edge = reference?.percentile(beyondPublished === "below_p10" ? "p10" : "p90");
  if (!beyondPublished || !edge) return [];
  const side = beyondPublished === "below_p10" ? "less than nine in ten" : "more than nine in ten";
  const amount =
    edge.value < (floor.law?.annual ?? 0)
      ? ""
      : ` (${dollars(Math.round(edge.value))} in this quarter)`;
  return [
    `${median} is ${side} ${who}${amount}: so far out, the figure is not supported by published pay.`,
  ];
}

/**
 * How an estimate was computed and what it leaves out, in short sentences; only those that apply.
 *
 * @param titleNote replaces the sentence on the title's own pay.
 */
export function assumptions(
  figures: Figures,
  titleNote: string = titleSentence(figures),
): string[] {
  const { placeNote } = figures.input;
  return [
    ...(placeNote ? [placeNote] : []),
    ...specialtySentences(figures.input.role),
    ...wageSentences(figures),
    titleNote,
    ...chiefSentence(figures),
    ...levelSentences(figures),
    ...citySentences(figures),
    ...tipSentences(figures.input.role),
    ...commissionSentences(figures.input.role),
    ...minimumSentences(figures),
    intervalSentence(figures),
    ...disagreements(figures),
  ];
}

/** A sentence for every source that differs from the estimate by more than the method tolerates. */
function disagreements(figures: Figures): string[] {
  return figures.comparisons
    .filter((comparison) => comparison.disagrees)
    .map((comparison) => disagreementSentence(figures, comparison));
}

/** How total compensation was computed from base pay. */
export function compensationAssumptions(dataset: Dataset, supplement: Supplement | null): string[] {
  return [
    supplement
      ? `The bonus is ${percent(supplement.ratio)} of base pay: the ratio of supplemental pay to wages and salaries for the group "${supplement.group}" in BLS Employer Costs for Employee Compensation, ${periodOf(dataset, sourceIds.employerCosts)}, private industry. Supplemental pay includes overtime and shift differentials as well as nonproduction bonuses.`
      : "The bonus is 0 because this dataset version has no employer cost figures.",
    "Equity and signing bonus are 0 because no public source reports them by role; `unsourced` lists them.",
  ];
}

function wageSentences(figures: Figures): string[] {
  const { input, baseline } = figures;
  const { socCode, title } = input.role.occupation;
  return [
    `The starting point is the wage of the occupation ${title} (SOC ${socCode}) in BLS Occupational Employment and Wage Statistics, which covers wage and salary workers at every level of experience.`,
    derivationSentence(baseline.derivation, input.quarter),
    ...quartileSentences(figures),
  ];
}

const quartileNames = { p25: "low (25th percentile)", p75: "high (75th percentile)" } as const;

/** Names the quartiles that the survey did not publish, and what low or high is instead. */
function quartileSentences({ input: { role }, low, high, unpublished }: Figures): string[] {
  const amounts = { p25: low, p75: high };
  const missing = (["p25", "p75"] as const).filter((name) => amounts[name] === null);
  const derived = unpublished.filter((name) => amounts[name] !== null);
  const are = ({ length }: readonly string[]) => (length === 1 ? "is" : "are");
  const named = (names: typeof unpublished) => listing(names.map((name) => quartileNames[name]));
  return [
    ...(missing.length > 0
      ? [
          `${named(missing)} ${are(missing)} null because BLS suppressed or top-coded a required wage.`,
        ]
      : []),
    ...(derived.length > 0
      ? [
          `${named(derived)} ${are(derived)} the median times the occupation's ratio of the two in May ${role.wages.at(-1)?.year}, because BLS suppressed or top-coded the wage of the quarter.`,
        ]
      : []),
  ];
}

function derivationSentence(derivation: Derivation, quarter: Quarter): string {
  const when = quarterLabel(quarter);
  if (derivation.kind === "published")
    return `Wages for ${when} are as published in the May ${derivation.release} release.`;
  if (derivation.kind === "interpolated") {
    return `Wages for ${when} are interpolated geometrically between the May ${derivation.release} and May ${derivation.next} releases.`;
  }
  const { rate, measured, firstYear, lastYear } = derivation.growth;
  const limited =
    rate.value === measured
      ? ""
      : ` (measured at ${percent(measured)} and limited to between 0% and 6%)`;
  return `${when} is after the latest release (May ${derivation.release}), so wages are carried forward at ${percent(rate.value)} a year: the growth of the median of all occupations from May ${firstYear} to May ${lastYear}${limited}. An occupation's own growth does not predict its next years.`;
}

function titleSentence({ input, title }: Figures): string {
  const { role, dataset } = input;
  if (title.evidence === "names_occupation") {
    return `${role.title} is a name of the occupation itself, so the estimate uses the occupation's wage.`;
  }
  if (title.evidence === "unknown") {
    const spread = percent(Math.exp(title.se) - 1, 0);
    return `No pay data for the title ${role.title} itself is used, because the sources have too little of it or a review found it unrepresentative, so the estimate uses its occupation's wage. Titles within an occupation differ from it by about ${spread} (one standard deviation), which the interval includes.`;
  }
  const sources = title.weights.map(({ sourceId }) => sourceLabel(dataset, sourceId)).join("; ");
  return [
    `The title ${role.title} is estimated to pay ${title.factor.toFixed(3)} times its occupation's wage. The factor compares it with the other titles of the occupation, from ${grouped(title.observations)} observations of it and of titles pooled with it (${sources}): within the same employer or at the same experience where enough can be compared so, else by the medians. The observed ratio has a weight of ${percent(title.shrinkage, 0)} against 1${title.contradicts ? "" : center(dataset, role)}${title.bounded ? ", and the result is kept between the 10th and 90th percentile of the source with most observations" : ""}.`,
    ...(title.contradicts
      ? [
          "It is paid far from what its occupation is, so its own data weighs more than for an ordinary title.",
        ]
      : []),
  ].join(" ");
}

/** That firms of all sizes have chiefs. */
function chiefSentence({ input: { role } }: Figures): string[] {
  return isChief(role.title, role.occupation.socCode)
    ? [
        "A chief of a firm of 20 people and one of a firm of 20,000 have the same title, and no source here tells them apart: the figure is of all of them, mostly of small firms, and its interval is wide.",
      ]
    : [];
}

/** The mean of the occupation's titles, if it is worth a mention. */
function center({ parameters }: Dataset, { occupation }: Role): string {
  const mean = parameters.title_factor.centers[occupation.socCode] ?? 0;
  if (Math.abs(mean) < 0.005) return "";
  return `, and the mean of the occupation's titles (${Math.exp(mean).toFixed(3)}) is divided out, because the published wage is of all of them together`;
}

function intervalSentence({ input, baseline, title, city }: Figures): string {
  const parts = [
    ...(baseline.row.meanRse === null
      ? []
      : [
          `the published relative standard error of the national mean (${baseline.row.meanRse}%, a proxy for the median's)`,
        ]),
    ...{
      names_occupation: [],
      compared: ["the error of the title's factor"],
      unknown: ["how titles differ from their occupation"],
    }[title.evidence],
    ...levelErrorWords(input),
    ...(city?.basis === "price_parity"
      ? [
          `the measured error of national wage × price parity against the published metropolitan medians of May ${input.dataset.parameters.interval.wage_year}`,
        ]
      : []),
    ...(city?.basis === "local"
      ? [
          city.published
            ? "the measured error of the local factor of a published area of this size"
            : "the measured error of the local factor where nothing is published",
        ]
      : []),
  ];
  const level = percent(input.dataset.parameters.interval.confidence_level, 0);
  return `The ${level} interval combines ${listing(parts)}, and is never narrower than 4% either way; it does not include the uncertainty of carrying wages forward.`;
}

function disagreementSentence(
  { input, baseline, city }: Figures,
  comparison: SourceComparison,
): string {
  const by = percent(Math.abs(comparison.difference), 0);
  const side = comparison.difference > 0 ? "above" : "below";
  if (comparison.kind === "filed_wages") {
    const { title, filedWageCount } = input.role.occupation;
    return `Sources disagree: the median of ${grouped(filedWageCount)} wages filed for ${title} (labor condition applications, ${periodOf(input.dataset, sourceIds.filedWages)}) is ${dollars(comparison.other)}, ${by} ${side} the survey's national ${dollars(comparison.own)} for the same quarter.`;
  }
  const { metro } = input.place?.city ?? { metro: { title: "the metropolitan area" } };
  const year = input.place?.wages.metro?.year ?? baseline.row.year;
  return `Sources disagree: the published May ${year} median for ${metro.title} is ${dollars(comparison.other)}, ${by} ${side} the ${dollars(comparison.own)} computed as national wage × ${city?.basis === "local" ? "local factor" : "price parity"}.`;
}
