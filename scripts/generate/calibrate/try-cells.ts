import { estimate } from "#shared/figures/estimate.ts";
import { fittedAreas } from "#shared/figures/fit-interval.ts";
import { releaseQuarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { emptyMarket } from "#shared/reference/market.ts";
import type { City, Dataset, Role, Wages } from "#shared/reference/records.ts";
import type { Seeds } from "./read-seeds.ts";

/** One published metropolitan median and the method's estimate of it. */
export interface Trial {
  socCode: string;
  areaCode: string;
  /** Whether the area was in the half that the interval was fitted on. */
  fitted: boolean;
  parity: number;
  /** The published median and the estimate, USD a year. */
  published: number;
  estimated: number;
  inside: boolean;
  /** `|estimate / published - 1|` */
  error: number;
  /** Whether the estimate is more than 15% away from the published median. */
  flagged: boolean;
}

/**
 * Runs the method itself for every published metropolitan median of the release that the
 * interval was fitted to, at the release's quarter, the middle level and without a title.
 */
export function tryCells({ parameters, national, metros, parities }: Seeds): Trial[] {
  const { wage_year: wageYear, parity_year: parityYear } = parameters.interval;
  const fitted = fittedAreas(
    [...parities].flatMap(([code, known]) =>
      known.some(({ year }) => year === parityYear) ? [code] : [],
    ),
  );
  const dataset: Dataset = {
    id: 0,
    version: "calibration",
    parameters,
    sources: new Map(),
    allOccupations: national.get("00-0000") ?? [],
    employerCosts: [],
    minimumWages: [],
    unpublishedJobs: new Map(),
    market: emptyMarket,
  };
  const quarter = releaseQuarter(wageYear);
  return metros.flatMap((metro): Trial[] => {
    const known = parities.get(metro.areaCode)?.filter(({ year }) => year <= parityYear) ?? [];
    const parity = known.at(-1);
    const series = national.get(metro.socCode);
    if (metro.year !== wageYear || metro.median === null || !parity || !series) return [];
    const place = {
      city: cityOf(metro.areaCode, known),
      wages: { metro, state: null },
    };
    const role = untitled(metro.socCode, series);
    const figures = estimate(
      { dataset, role, place, basis: "price_parity", level: "any", quarter },
      // The same numbers without records of the steps, which nobody reads here.
      createUnrecordedWorksheet(null),
    );
    if (!figures) return [];
    return [
      {
        socCode: metro.socCode,
        areaCode: metro.areaCode,
        fitted: fitted.has(metro.areaCode),
        parity: parity.rpp,
        published: metro.median,
        estimated: figures.median,
        inside: figures.confidenceLower <= metro.median && metro.median <= figures.confidenceUpper,
        error: Math.abs(figures.median / metro.median - 1),
        flagged: figures.comparisons.some(({ disagrees }) => disagrees),
      },
    ];
  });
}

function untitled(socCode: string, wages: readonly Wages[]): Role {
  return {
    slug: socCode,
    title: socCode,
    specialized: false,
    ai: false,
    namesOccupation: true,
    filings: 0,
    occupation: {
      socCode,
      title: socCode,
      filings: 0,
      filedWageCount: 0,
      filedWageMedian: null,
      yearlyOnly: false,
      tools: "",
    },
    groups: [],
    onet: [],
    onetSoc: null,
    outlook: null,
    local: null,
    wages,
    statistics: [],
  };
}

function cityOf(areaCode: string, parities: City["parities"]): City {
  return {
    slug: areaCode,
    longSlug: areaCode,
    name: areaCode,
    state: "",
    population: 0,
    latitude: null,
    longitude: null,
    timeZone: null,
    metro: { code: areaCode, title: areaCode, type: "metro", state: null },
    stateArea: { code: "", title: "", type: "state", state: null },
    local: null,
    parities,
    minimumWages: [],
  };
}
