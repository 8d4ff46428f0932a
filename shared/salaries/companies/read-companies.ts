import { createSingleFlight } from "#shared/core/single-flight.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Part } from "#shared/reference/part.ts";

/** Percentiles of annual wages, USD; null for too few filings. */
interface FiledPercentiles {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
}

/** An employer with ten or more filings in one of the two files. */
export interface CompanyRow {
  slug: string;
  name: string;
  /** The names under which it files. */
  employers: readonly string[];
  /** Slugs of other names. */
  aliases: readonly string[];
  /** Certified filings FY2022 to FY2025; null if the counts do not list it. */
  filings: number | null;
  /** Filings of FY2026 to Q2 in its occupations of `FiledOccupation`. */
  recentFilings: number;
  /** Full-time filings of October to December 2023 that state a wage. */
  filedWages: number;
  filed: FiledPercentiles;
  /** Whether it has levels, and is in the list without a filter. */
  listed: boolean;
}

/** A level of a listed employer. */
export interface CompanyLevelRow {
  companySlug: string;
  /** The rank in the ladder; 0 is the lowest. */
  rank: number;
  /** The company's code for it, such as L4; null if it has none. */
  level: string | null;
  /** The words for it; null if the code is all there is. */
  title: string | null;
  /** Filings whose title contains only this level. */
  filings: number;
  /** Their median annual wage, USD; null for fewer than five filings. */
  base: number | null;
  /** Why there is no wage; null if there is one. */
  reason: string | null;
}

/** What an employer filed for an occupation in FY2026 to Q2, under one of its names. */
export interface FiledOccupation {
  title: string;
  /** Place among the occupation's employers by filings, from 1. */
  rank: number;
  onetSoc: string | null;
  socCode: string | null;
  /** As filed. */
  employer: string;
  companySlug: string | null;
  /** The employer's name as people say it; null for one without a page. */
  companyName: string | null;
  filings: number;
  median: number;
  roleSlug: string | null;
  /** The survey's national median of the occupation, USD a year; null if none is published. */
  survey: SurveyMedian | null;
}

/** A national median of all workers of an occupation, USD a year, and the year of the survey, of May. */
export interface SurveyMedian {
  median: number;
  year: number;
}

/** What an employer filed under one job title from October to December 2023. */
export interface FiledTitle extends FiledPercentiles {
  companySlug: string;
  title: string;
  filings: number;
  /** The survey's occupation that more than half of the filings name; null if none has. */
  occupation: { socCode: string; title: string } | null;
  /** The survey's national median of it; null if none is published. */
  survey: SurveyMedian | null;
}

type Companies = [companies: CompanyRow[], levels: CompanyLevelRow[]];

/** All employers by slug, and the levels of the listed ones in the order of their ranks. */
export const companiesPart: Part<Companies, Companies> = {
  name: "employers",
  assemble: (rows) => rows,
};

/** What employers filed, in both periods. */
export interface FiledPay {
  /** By occupation, in the order of their ranks, for each code of the survey. */
  ofOccupation(socCode: string): readonly FiledOccupation[];
  /** By employer, those with most filings first. */
  occupationsOf(companySlug: string): readonly FiledOccupation[];
  titlesOf(companySlug: string): readonly FiledTitle[];
}

export const filedPayPart: Part<[FiledOccupation[], FiledTitle[]], FiledPay> = {
  name: "filed-pay",
  assemble: ([occupations, titles]) => {
    const byOccupation = Map.groupBy(occupations, ({ socCode }) => socCode ?? "");
    const byCompany = Map.groupBy(
      occupations.toSorted(mostFirst),
      ({ companySlug }) => companySlug ?? "",
    );
    const titlesBy = Map.groupBy(titles.toSorted(mostFirst), ({ companySlug }) => companySlug);
    return {
      ofOccupation: (socCode) => byOccupation.get(socCode) ?? [],
      occupationsOf: (slug) => byCompany.get(slug) ?? [],
      titlesOf: (slug) => titlesBy.get(slug) ?? [],
    };
  },
};

const flight = createSingleFlight();
let kept: { version: string; filed: FiledPay } | null = null;

/** What employers filed, read once in an isolate for a dataset version. */
export async function openFiledPay(reference: Reference): Promise<FiledPay> {
  const { version } = reference.dataset;
  return flight.run(
    version,
    () => (kept?.version === version ? kept.filed : undefined),
    async () => {
      const filed = await reference.read(filedPayPart);
      kept = { version, filed };
      return filed;
    },
    reference,
  );
}

interface Counted {
  title: string;
  filings: number;
}

function mostFirst(one: Counted, other: Counted): number {
  return other.filings - one.filings || (one.title < other.title ? -1 : 1);
}
