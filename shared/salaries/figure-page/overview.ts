import type {
  CityFactor,
  Estimate,
  ExperienceAt,
  ExperienceBands,
  Observed,
} from "#shared/contract/estimate.response.ts";
import type { FigureLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { dollars } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import { type EstimatedPercentiles, percentiles } from "#shared/figures/percentiles.ts";
import type { Place } from "#shared/figures/place.ts";
import { type Quarter, quarterLabel } from "#shared/figures/quarter.ts";
import type { City, Role } from "#shared/reference/records.ts";
import type { AdjacentEntry } from "../adjacent/adjacent.response.ts";
import { adjacent } from "../adjacent/adjacent.ts";
import { occupationEmployers } from "../companies/occupation-employers.ts";
import { type FiledOccupation, openFiledPay } from "../companies/read-companies.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { cityFactors } from "../estimate/city-factors.ts";
import { commissionSentences } from "../estimate/commissions.ts";
import { experienceAt } from "../estimate/experience-at.ts";
import { experienceBands } from "../estimate/experience-bands.ts";
import { minimumForPeople } from "../estimate/minimum-sentences.ts";
import { quote } from "../estimate/quote.ts";
import { specialtySentences } from "../estimate/specialties.ts";
import { tipSentences } from "../estimate/tips.ts";
import type { LineageData } from "../lineage/lineage.response.ts";
import { lineageOf } from "../lineage/lineage.ts";
import { hasEnded, wageYear } from "../statistics/wage-year.ts";
import type { Subject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { citySources } from "../subject/place-name.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { findPublished, listWageLevels } from "../wage-levels/list-wage-levels.ts";
import type { WageLevels } from "../wage-levels/wage-levels.response.ts";
import { type MadeOf, madeOf } from "./made-of.ts";
import { nearbyPay } from "./nearby-pay.ts";
import { type CityMedianPay, mostPopulous, payByCity } from "./pay-by-city.ts";
import { publishedGap } from "./published-gap.ts";

/** Everything that the page of a figure shows. Annual USD. */
export interface Overview {
  role: Role;
  /** null for the nation. */
  city: City | null;
  /** The place that was asked for, as a slug, where the city stands for one with another minimum wage. */
  asked?: string | undefined;
  basis: Basis;
  experience: ExperienceAt;
  estimate: Estimate;
  observed: Observed | null;
  distribution: EstimatedPercentiles;
  /** The factor and median in each basis; empty for the nation. */
  cityFactors: readonly CityFactor[];
  bands: ExperienceBands;
  /** Related roles, whatever the experience. */
  adjacent: readonly AdjacentEntry[];
  /** The pay in every city; of a city's page, in the cities around it. */
  cities: readonly CityMedianPay[];
  /** Null where the survey has no median of the occupation. */
  madeOf: MadeOf | null;
  /** Observations of the title's own pay. */
  titleObservations: number;
  /** The legal minimum for a full-time year, USD; null where none is known. */
  legalMinimum: number | null;
  lineage: LineageData;
  citation: string;
  /** What to quote with the page's other charts. */
  chartCitations: ChartCitations;
  assumptions: readonly string[];
  /** The minimum wage that amounts of the page are raised to, in a sentence; null where none is. */
  minimumWage: string | null;
  /** That tips or commissions are in the figures; null for occupations that hardly receive any. */
  tips: string | null;
  /** That pay differs by specialty, for a title that names none; else null. */
  specialties: string | null;
  /** Says why the figure is for another city than the requested place. */
  placeNote: string | null;
  /** Why the estimate is not the published wage; null if they hardly differ. */
  publishedGap: string | null;
  /** Employers with the most visa filings of the occupation nationwide. */
  employers: readonly FiledOccupation[];
  /** Prevailing wages for work visas, and whether newer ones are in force; null for the nation. */
  wageLevels: { levels: WageLevels; ended: boolean } | null;
  pageUrl: string;
}

/** Number of related roles that a page shows. */
const adjacentCount = 4;

/**
 * Combines several operations: the pay of a role at a level, in a city or the nation, with its
 * explanation.
 */
export async function overview(
  context: SalaryContext,
  subject: Subject,
  level: FigureLevel,
): Promise<Overview> {
  const { secrets, site } = context;
  const { role, place, basis } = subject;
  // Related roles find the place, and its law, once more.
  const call = { role: role.slug, city: place?.asked ?? place?.city.slug, basis };
  const quoted = await quote(context, subject, level);
  const { figures, estimate } = quoted;
  const id = estimate.data_point_id;
  // First, because the worksheet then has the estimate's own steps alone.
  const traced = lineageOf({ site }, quoted);
  const bands = experienceBands(figures, secrets.dataPointKey);
  const [near, cities, filed] = await Promise.all([
    adjacent(context, { ...call, count: adjacentCount }),
    place
      ? nearbyPay(context, { role, level, basis, city: place.city })
      : payByCity(context, { role, level, basis }),
    openFiledPay(context.reference),
  ]);
  return {
    role,
    city: place?.city ?? null,
    asked: place?.asked,
    basis,
    experience: experienceAt(figures),
    estimate,
    observed: quoted.observed,
    distribution: percentiles(figures),
    cityFactors: place ? await cityFactors(figures, id, secrets.dataPointKey) : [],
    bands,
    adjacent: near.adjacent,
    cities,
    madeOf: madeOf(figures),
    titleObservations: figures.title.observations,
    legalMinimum: basis === "local" || !place ? (figures.floor.law?.annual ?? null) : null,
    lineage: traced,
    citation: citation(figures, estimate, creditOf(site)),
    chartCitations: {
      years: yearsCitation(role, creditOf(site)),
      cities: place
        ? null
        : citiesCitation(
            cities,
            { role, level, basis, quarter: figures.input.quarter },
            creditOf(site),
          ),
    },
    assumptions: assumptions(figures),
    // After the distribution, whose ends may be the only amounts that are raised.
    minimumWage: minimumForPeople(figures),
    tips: [...tipSentences(role), ...commissionSentences(role)][0] ?? null,
    specialties: specialtySentences(role)[0] ?? null,
    placeNote: subject.placeNote ?? null,
    publishedGap: publishedGap(figures, quoted.observed?.median ?? null),
    employers: occupationEmployers(filed, role),
    wageLevels: place && {
      levels: listWageLevels(figures.input, secrets.dataPointKey),
      ended: haveEnded(place, context.now),
    },
    pageUrl: pageUrl(site.origin, {
      ...{ role: role.slug, basis, exp: level },
      ...(place ? pageOf(place) : {}),
    }),
  };
}

function haveEnded(place: Place, now: number): boolean {
  const levels = findPublished(place);
  return levels !== null && hasEnded(wageYear(levels.wageYear), now);
}

/** What to quote with the charts of a figure's page that show more than its figure; null without the chart. */
interface ChartCitations {
  /** The survey's years. */
  years: string | null;
  /** The nation's map. */
  cities: string | null;
}

/** The lowest and highest of every city's pay, best paid first, and what they are computed from. */
function citiesCitation(
  cities: readonly CityMedianPay[],
  of: { role: Role; level: FigureLevel; basis: Basis; quarter: Quarter },
  credit: string,
): string | null {
  const { role, level, basis, quarter } = of;
  const [highest, lowest] = [cities[0], cities.at(-1)];
  if (!highest || !lowest) return null;
  const say = ({ median }: CityMedianPay) => {
    const { name, state } = mostPopulous(cities, median).city;
    return `${dollars(median)} in ${name}, ${state}`;
  };
  return `${role.title}${withExperience(level)}, typical (median) pay a year in ${cities.length} U.S. cities, ${quarterLabel(quarter)}: from ${say(lowest)}, to ${say(highest)}. ${credit}, computed from BLS Occupational Employment and Wage Statistics${citySources(basis)}.`;
}

/** The first and the last year that the survey has published; it is the source, and the site only passes it on. */
function yearsCitation({ occupation, wages }: Role, credit: string): string | null {
  const published = wages.flatMap(({ year, median }) =>
    median === null ? [] : [{ year, median }],
  );
  const [first, last] = [published[0], published.at(-1)];
  if (!first || !last || first === last) return null;
  return `${occupation.title} in the United States, published median pay a year: ${dollars(first.median)} in May ${first.year}, ${dollars(last.median)} in May ${last.year}, not adjusted for prices. BLS Occupational Employment and Wage Statistics, May ${first.year} to May ${last.year}, by way of ${credit}.`;
}
