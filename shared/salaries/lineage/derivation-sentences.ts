/** How an estimate came about, in sentences for a pay analyst who does not know the method. */
import { dollars, grouped, listing, percent } from "#shared/core/format.ts";
import type { LocalFactor } from "#shared/figures/city-factor.ts";
import { type Figures, levelInput } from "#shared/figures/estimate.ts";
import { peopleOf } from "#shared/figures/experience-words.ts";
import { levelDeviation } from "#shared/figures/level-multiplier.ts";
import type { Place } from "#shared/figures/place.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import type { TitleEvidence } from "#shared/figures/title-factor.ts";
import { levelReason } from "../estimate/level-sentences.ts";

/** "The occupation's national median was $97,550 in May 2025; …" */
export function wageSentence({ input, baseline, worksheet }: Figures): string {
  const { derivation, row } = baseline;
  const { title } = input.role.occupation;
  const published = `The national median of the occupation ${title} was ${dollars(row.median ?? 0)} in May ${row.year}`;
  const wage = worksheet.steps.get("baseline.median")?.result;
  if (wage === undefined) return `${published}, and is used as published.`;
  const quarter = quarterLabel(input.quarter);
  return derivation.kind === "carried"
    ? `${published}; carried forward at ${percent(derivation.growth.rate.value)} a year, the growth of all occupations, it is ${dollars(wage)} in ${quarter}.`
    : `${published}, and lies at ${dollars(wage)} in ${quarter}, between that release and the next.`;
}

/** Why a title's own pay is or is not used. */
const titleReasons = {
  names_occupation: "the title is a name of the occupation",
  compared: "the title's own pay is compared",
  unknown: "no pay data of the title itself is used",
} as const satisfies Record<TitleEvidence, string>;

/** Names the factor of the wage, and the result if it is an intermediate one. */
export function factorSentence(figures: Figures, result?: string): string {
  const { title, city, input } = figures;
  const used = figures.levelMultiplier;
  const factors = [
    ...(title.evidence === "compared"
      ? [
          `${title.factor.toFixed(3)} for the title (${grouped(title.observations)} observations compare its pay with its occupation's)`,
        ]
      : []),
    ...(used === 1
      ? []
      : [`${Number(used.toFixed(4))} for ${peopleOf(input.level)} (${levelReason(figures)})`]),
    ...(city && input.place
      ? [`${city.factor.value.toFixed(4)} for ${input.place.city.name}`]
      : []),
  ];
  const outcome = result === undefined ? "" : `, which gives ${result}`;
  if (factors.length === 0) {
    return `It is used as it is${outcome}: ${titleReasons[title.evidence]}, the figure is that of everyone in it, in the nation.`;
  }
  const untitled = title.evidence === "compared" ? "" : `; ${titleReasons[title.evidence]}`;
  return `It is multiplied by ${listing(factors)}${outcome}${untitled}.`;
}

/** Where the city's factor comes from; empty for the nation. */
export function cityDerivation(figures: Figures): string[] {
  const { city, input } = figures;
  if (!city || !input.place) return [];
  if (city.basis === "local") return [localSentence(figures, city, input.place)];
  return [
    `The city's factor is the level of prices in ${input.place.city.metro.title} compared with the nation's in ${city.parity.year}, and says nothing about what the occupation is paid there.`,
  ];
}

function localSentence(
  { input }: Figures,
  { published, publishedWeight, halfWidth }: LocalFactor,
  { city }: Place,
): string {
  const year = input.dataset.parameters.local?.wage_year;
  if (published?.median == null) {
    const error = percent(Math.exp(halfWidth.value) - 1, 0);
    return `No median of the occupation is published for ${city.metro.title}, so the city's factor is what the published medians of other occupations there and of the occupation elsewhere lead one to expect, with an error of up to ${error} in 95 of 100 cases.`;
  }
  const national = latestMedian(input, year);
  const ratio =
    national === null ? "" : `, ${(published.median / national).toFixed(2)} times the nation's`;
  return `The city's factor follows the published median of the occupation in ${city.metro.title}, ${dollars(published.median)} in May ${year}${ratio}, with a weight of ${percent(publishedWeight, 0)}; the rest is what the pay of other occupations and areas leads one to expect.`;
}

function latestMedian({ role }: Figures["input"], year: number | undefined): number | null {
  return role.wages.findLast((row) => row.year === year)?.median ?? null;
}

/** The interval, and which errors it counts. */
export function intervalSentence(
  { input, title, city }: Figures,
  { lower, upper, level }: { lower: number; upper: number; level: number },
): string {
  const errors = [
    "of the survey",
    ...{
      names_occupation: [],
      compared: ["of the title's factor"],
      unknown: ["of what a title may differ from its occupation"],
    }[title.evidence],
    ...(levelDeviation(levelInput(input)) === null ? [] : ["of what the level is worth"]),
    ...(city ? ["of the city's factor"] : []),
  ];
  return `With ${percent(level, 0)} confidence the median lies between ${dollars(lower)} and ${dollars(upper)}, counting the measured errors ${listing(errors)}.`;
}
