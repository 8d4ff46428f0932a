/** The plain summary that a lineage begins with: at most five sentences, for each kind of figure. */
import type { EstimateKind } from "#shared/contract/data-point-kinds.ts";
import type { Estimate } from "#shared/contract/estimate.response.ts";
import { dollars, grouped, listing, percent } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import { servedStep } from "#shared/figures/floor.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import { costPrefix } from "../employer-cost/apply-cost.ts";
import { hourlyRate } from "../estimate/minimum-sentences.ts";
import {
  firstProjectedYear,
  growthDeviation,
  intervalWidening,
} from "../projections/projections.request.ts";
import { skillPrefix } from "../skills/apply-skill.ts";
import { placeName } from "../subject/place-name.ts";
import {
  cityDerivation,
  factorSentence,
  intervalSentence,
  wageSentence,
} from "./derivation-sentences.ts";

interface Summarized {
  figures: Figures;
  result: Estimate;
  /** The year of a projection, the slug of a skill or the size of an employer. */
  detail: string | null;
}

const summaries: Readonly<Record<EstimateKind, (figure: Summarized) => string[]>> = {
  estimate: summarizeEstimate,
  range: summarizeRange,
  projection: summarizeProjection,
  skill: summarizeSkill,
  employer_cost: summarizeEmployerCost,
  evaluation: summarizeEvaluation,
};

/** Describes a figure and how it was computed, with its numbers. */
export function summarizeFigure(kind: EstimateKind, figure: Summarized): string {
  return summaries[kind](figure).join(" ");
}

function summarizeEstimate({ figures, result }: Summarized): string[] {
  return [
    headline(
      figures,
      `the estimated median is ${dollars(result.median)} a year in ${when(figures)}${floored(figures, "median")}`,
    ),
    ...derivation(figures),
    interval(figures, result),
  ];
}

function summarizeRange(figure: Summarized): string[] {
  const { figures, result } = figure;
  const { worksheet } = figures;
  const [p10, p90] = ["p10", "p90"].map(
    (name) => worksheet.steps.get(servedStep(worksheet, name))?.result,
  );
  if (p10 === undefined || p90 === undefined) return summarizeEstimate(figure);
  return [
    headline(
      figures,
      `the median is ${dollars(result.median)} a year in ${when(figures)}, and eight in ten earn between ${dollars(p10)} and ${dollars(p90)}${floored(figures, "p10")}`,
    ),
    ...derivation(figures),
    "The other percentiles spread around the median as the occupation's published pay does.",
  ];
}

function summarizeProjection({ figures, result, detail }: Summarized): string[] {
  const { steps } = figures.worksheet;
  const value = (name: string) =>
    steps.get(servedStep(figures.worksheet, `projection.${name}`))?.result ?? 0;
  const years = Number(detail) - firstProjectedYear;
  const growth =
    years === 0
      ? `${firstProjectedYear} is the year of the current estimate, so nothing is projected yet.`
      : `From there it grows by ${percent(value("growth"), 2)} a year for ${years === 1 ? "one year" : `${years} years`}, a rate set by rule from how fast employment in the occupation is projected to grow.`;
  return [
    headline(
      figures,
      `the projected median is ${dollars(result.median)} a year in ${detail}${floored(figures, "projection.median")}`,
    ),
    wageSentence(figures),
    factorSentence(figures, `the current estimate of ${computed(figures)}`),
    growth,
    years === 0
      ? interval(figures, result)
      : `The interval, ${dollars(result.confidence_lower)} to ${dollars(result.confidence_upper)} at ${percent(result.confidence_level)}, is the current one widened by ${percent(intervalWidening - 1, 0)} a year; with what growth itself may do, a standard deviation of ${percent(growthDeviation, 0)} a year, it is ${dollars(value("outlook_lower"))} to ${dollars(value("outlook_upper"))}.`,
  ];
}

function summarizeSkill({ figures, result, detail }: Summarized): string[] {
  const { dataset } = figures.input;
  const skill = dataset.market.skills.find(({ slug }) => slug === detail);
  if (!skill) throw new Error(`The dataset has no skill ${detail}.`);
  const factor = figures.worksheet.steps.get(`${skillPrefix(skill.slug)}factor`)?.result ?? 1;
  return [
    headline(
      figures,
      `with ${skill.name} the estimated median is ${dollars(result.median)} a year in ${when(figures)}${floored(figures, `${skillPrefix(skill.slug)}median`)}`,
    ),
    wageSentence(figures),
    factorSentence(figures, computed(figures)),
    `People who named ${skill.name} in the developer survey were paid ${percent(Math.abs(factor - 1))} ${factor < 1 ? "less" : "more"} than others of the same experience, role, education, organization size and remote work, and that is applied to the estimate.`,
    `The 95% interval, ${dollars(result.confidence_lower)} to ${dollars(result.confidence_upper)}, includes the error of that premium, which ${grouped(skill.users)} users of the technology were measured for.`,
  ];
}

function summarizeEmployerCost({ figures, result, detail }: Summarized): string[] {
  return [
    headline(
      figures,
      `the position costs an employer of the size ${detail} a median of ${dollars(result.median)} a year in ${when(figures)}`,
    ),
    wageSentence(figures),
    factorSentence(figures, `base pay of ${computed(figures)}${floored(figures, "median")}`),
    `On top of it come ${listing(costParts(figures))}.`,
    interval(figures, result),
  ];
}

function summarizeEvaluation({ figures, result }: Summarized): string[] {
  const value = (step: string) => figures.worksheet.steps.get(step)?.result;
  const within = value("probability.within");
  const likely =
    within === undefined
      ? "How likely it is to lie within the middle half of that pay cannot be said, because a quartile is not published."
      : `It lies within the middle half of that pay with a probability of ${percent(within, 0)}.`;
  return [
    headline(
      figures,
      `an offer of ${dollars(value("offer.midpoint") ?? 0)} a year is compared with an estimated median of ${dollars(result.median)} in ${when(figures)}${floored(figures, "median")}`,
    ),
    wageSentence(figures),
    factorSentence(figures),
    interval(figures, result),
    likely,
  ];
}

/** "$11,200 of payroll tax", for every component of the median cost but base pay. */
function costParts({ worksheet }: Figures): string[] {
  const prefix = `${costPrefix}median.`;
  const known = worksheet.steps.get(`${costPrefix}median`)?.inputs ?? [];
  return known
    .filter(({ from }) => from.startsWith(`step:${prefix}`))
    .map(({ name, value }) => `${dollars(value)} of ${name.replaceAll("_", " ")}`);
}

/** The median before it is raised to the legal minimum: the result of the factors that are named. */
function computed({ worksheet, median }: Figures): string {
  return dollars(worksheet.steps.get("median")?.result ?? median);
}

/** `, which is raised to the legal minimum wage of $21.30 an hour in Seattle, WA` */
function floored({ floor }: Figures, name: string): string {
  if (!floor.law || !floor.hasRaised(name)) return "";
  const rate = hourlyRate(floor.law.wage);
  return name === "p10"
    ? `, where amounts below the legal minimum wage of ${rate} are raised to it`
    : `, which is raised to the legal minimum wage of ${rate}`;
}

function derivation(figures: Figures): string[] {
  return [wageSentence(figures), factorSentence(figures), ...cityDerivation(figures)];
}

function headline({ input }: Figures, what: string): string {
  const { role, place, level } = input;
  return `${role.title} in ${placeName(place)}${withExperience(level)}: ${what}.`;
}

function interval(figures: Figures, result: Estimate): string {
  return intervalSentence(figures, {
    lower: result.confidence_lower,
    upper: result.confidence_upper,
    level: result.confidence_level,
  });
}

function when({ input }: Figures): string {
  return quarterLabel(input.quarter);
}
