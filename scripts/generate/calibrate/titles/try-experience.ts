/** What the steps of experience say against people who were asked, and of sources left out of them. */

import type { ExperienceBand } from "#seeds/build/experience/read-ladder.ts";
import { type ExperienceLevel, experienceLevels } from "#shared/contract/levels.ts";
import { estimate } from "#shared/figures/estimate.ts";
import { releaseQuarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { ExperienceParameters } from "#shared/reference/experience-parameters.ts";
import { count, percent, type Section } from "../section.ts";
import type { Catalog } from "./read-catalog.ts";
import { developerKinds } from "./try-titles.ts";

/** The survey of developers, whose people the steps without it are tried on. */
const developers = "so2023";
const computing = "15";
const surveyYear = 2023;
/** Deviation in logs between sources, by which each is weighed besides its sampling error. */
const between = 0.05;
/** A source says little about a step of fewer people. */
const leastPeople = 25;

/** Sources that one method of asking has in common. */
const familyOf = (source: string) => source.replace(/[_\d].*$/, "");

/** The mean step of some sources in one field at one level; null without one. */
function pool(
  bands: readonly ExperienceBand[],
  field: string,
  level: ExperienceLevel,
): number | null {
  const own = bands.filter((band) => band.field === field && band.level === level);
  const weights = own.map(({ se }) => 1 / (se ** 2 + between ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  return own.reduce((sum, { log }, at) => sum + log * (weights[at] ?? 0), 0) / total;
}

/** How far each source's steps are from those of the others, in logs. */
function leaveOut(bands: readonly ExperienceBand[], keyOf: (source: string) => string): number {
  const errors = bands
    .filter(({ people }) => people >= leastPeople)
    .flatMap((band) => {
      const others = bands.filter(({ source }) => keyOf(source) !== keyOf(band.source));
      const predicted = pool(others, band.field, band.level) ?? pool(others, "all", band.level);
      return predicted === null ? [] : [predicted - band.log];
    });
  return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
}

interface LevelShares {
  level: ExperienceLevel;
  people: number;
  under: number;
  over: number;
}

/**
 * The share of developers of 2023 whose pay is under the lower and over the upper quarter of their own
 * level's figure. Each kind of job's own offset is removed, and the steps are made without their survey.
 */
function tryDeveloperLevels(catalog: Catalog, bands: readonly ExperienceBand[]): LevelShares[] {
  const others = bands.filter(({ source }) => source !== developers);
  const steps = experienceLevels.map((level) => Math.exp(pool(others, computing, level) ?? 0));
  const spreads = catalog.developerSpreads.flatMap((own) => {
    const role = catalog.roles.get(developerKinds[own.kind] ?? "");
    if (!role) return [];
    const figures = estimate(
      {
        dataset: catalog.dataset,
        ...{ role, place: null, basis: "local", level: "any" },
        quarter: releaseQuarter(surveyYear),
      },
      createUnrecordedWorksheet(),
    );
    if (!figures?.low || !figures.high) return [];
    const step = steps[experienceLevels.indexOf(own.level)] ?? 1;
    const { low, median, high } = figures;
    const middle = own.percentiles[9] ?? median;
    return [
      { ...own, low: low * step, high: high * step, offset: Math.log(middle / (median * step)) },
    ];
  });
  const offsets = new Map(
    [...Map.groupBy(spreads, ({ kind }) => kind)].map(([kind, own]) => {
      const people = own.reduce((sum, { respondents }) => sum + respondents, 0);
      return [kind, own.reduce((sum, one) => sum + one.offset * one.respondents, 0) / people];
    }),
  );
  return experienceLevels.map((level) => {
    const own = spreads.filter((spread) => spread.level === level);
    const people = own.reduce((sum, { respondents }) => sum + respondents, 0);
    const share = (of: (spread: (typeof own)[number], factor: number) => number) =>
      own.reduce(
        (sum, spread) =>
          sum + of(spread, Math.exp(offsets.get(spread.kind) ?? 0)) * spread.respondents,
        0,
      ) / people;
    return {
      level,
      people,
      under: share(({ low, percentiles }, factor) => shareBelow(percentiles, low * factor)),
      over: share(({ high, percentiles }, factor) => 1 - shareBelow(percentiles, high * factor)),
    };
  });
}

/** The share of pay below an amount, between the 5th and the 95th percentile in steps of five. */
function shareBelow(percentiles: readonly number[], amount: number): number {
  const above = percentiles.findIndex((value) => value >= amount);
  if (above < 0) return 0.975;
  const [low, high] = [percentiles[above - 1], percentiles[above] ?? amount];
  if (low === undefined) return 0.025;
  return (above + (amount - low) / (high - low || 1)) / 20;
}

/** The tables of the steps, and the bounds that they keep. */
export function calibrateExperience(
  catalog: Catalog,
  bands: readonly ExperienceBand[],
  { errors }: ExperienceParameters,
) {
  const shares = tryDeveloperLevels(catalog, bands);
  const byYears = bands.filter(({ source }) => !source.startsWith("military"));
  const [source, family] = [leaveOut(byYears, (own) => own), leaveOut(byYears, familyOf)];
  const sections: Section[] = [
    {
      title: "Levels against what developers say they are paid",
      text: "Developers of 2023 by years of experience, against the figure of their own level, how many of them are paid less than the lower quarter of that figure, and more than its upper quarter. The steps are made without their survey, and what each kind of developer is paid over our figure is taken off first. From 3 years on both shares must be 15% to 35%; at 0 to 2 years the sources differ by 0.13 in logs.",
      header: ["", "people", "under the lower quarter", "over the upper quarter"],
      rows: shares.map(({ level, people, under, over }) => [
        level,
        count(people),
        percent(under),
        percent(over),
      ]),
    },
    {
      title: "Steps of experience left out",
      text: `Every source's steps of a field against those of the others, in logs (root mean square, ${leastPeople} people or more). The method's own errors are ${errors.join(", ")}.`,
      header: ["", "error"],
      rows: [
        ["one source left out", source.toFixed(3)],
        ["one family of sources left out", family.toFixed(3)],
      ],
    },
  ];
  const required = shares
    .filter(({ level }) => level !== "entry")
    .flatMap(({ level, under, over }) => [
      {
        name: `${level} developers under the lower quarter`,
        measured: under,
        least: 0.15,
        most: 0.35,
      },
      {
        name: `${level} developers over the upper quarter`,
        measured: over,
        least: 0.15,
        most: 0.35,
      },
    ]);
  return { sections, required };
}
