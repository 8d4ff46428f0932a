import type { companyLevels } from "#schema/companies.ts";
import { createSingleFlight } from "#shared/core/single-flight.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Part } from "#shared/reference/part.ts";
import {
  selectCompanies,
  selectCompanyLevels,
  selectFiledOccupations,
  selectFiledTitles,
} from "./companies.queries.ts";
import { titlesSurvey } from "./company-figures.ts";

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
export type CompanyLevelRow = typeof companyLevels.$inferSelect;

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

type Json = [{ rows: string }?, ...unknown[]];

/** Tuples of a table, of which the database makes one text. */
function parseRows<Tuple>([row]: Json): Tuple[] {
  return row ? (JSON.parse(row.rows) as Tuple[]) : [];
}

type CompanyTuple = [
  ...[slug: string, name: string, employers: string, aliases: string, filings: number | null],
  ...[recentFilings: number, filedWages: number],
  ...[p10: number | null, p25: number | null, median: number | null],
  ...[p75: number | null, p90: number | null, listed: number],
];

/** All employers by slug, and the levels of the listed ones in the order of their ranks. */
export const companiesPart: Part<[Json, CompanyLevelRow[]], [CompanyRow[], CompanyLevelRow[]]> = {
  name: "employers",
  read: (db, datasetId) =>
    db.batch([selectCompanies({ datasetId }), selectCompanyLevels({ datasetId })]),
  assemble: ([rows, levels]) => [parseRows<CompanyTuple>(rows).map(toCompany), levels],
};

function toCompany(row: CompanyTuple): CompanyRow {
  const [slug, name, employers, aliases, filings, recentFilings, filedWages, ...rest] = row;
  const [p10, p25, median, p75, p90, listed] = rest;
  return {
    ...{ slug, name, filings, recentFilings, filedWages },
    employers: employers.split(";"),
    aliases: aliases === "" ? [] : aliases.split(";"),
    filed: { p10, p25, median, p75, p90 },
    listed: listed === 1,
  };
}

type OccupationTuple = [
  ...[title: string, rank: number, onetSoc: string | null, socCode: string | null],
  ...[employer: string, companySlug: string | null, companyName: string | null],
  ...[filings: number, median: number],
  ...[roleSlug: string | null, surveyMedian: number | null, surveyYear: number | null],
];
type TitleTuple = [
  ...[companySlug: string, title: string, filings: number],
  ...[p10: number | null, p25: number | null, median: number | null],
  ...[p75: number | null, p90: number | null],
  ...[socCode: string | null, occupation: string | null, surveyMedian: number | null],
];

/** What employers filed, in both periods. */
export interface FiledPay {
  /** By occupation, in the order of their ranks, for each code of the survey. */
  ofOccupation(socCode: string): readonly FiledOccupation[];
  /** By employer, those with most filings first. */
  occupationsOf(companySlug: string): readonly FiledOccupation[];
  titlesOf(companySlug: string): readonly FiledTitle[];
}

export const filedPayPart: Part<[Json, Json], FiledPay> = {
  name: "filed-pay",
  read: (db, datasetId) =>
    db.batch([selectFiledOccupations({ datasetId }), selectFiledTitles({ datasetId })]),
  assemble: ([occupationRows, titleRows]) => {
    const occupations = parseRows<OccupationTuple>(occupationRows).map(toOccupation);
    const titles = parseRows<TitleTuple>(titleRows).map(toTitle);
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

function toOccupation(row: OccupationTuple): FiledOccupation {
  const [title, rank, onetSoc, socCode, employer, companySlug, companyName, ...rest] = row;
  const [filings, median, roleSlug, surveyMedian, year] = rest;
  return {
    ...{ title, rank, onetSoc, socCode, employer, companySlug, companyName },
    ...{ filings, median, roleSlug },
    survey: surveyMedian === null || year === null ? null : { median: surveyMedian, year },
  };
}

function toTitle([companySlug, title, filings, ...rest]: TitleTuple): FiledTitle {
  const [p10, p25, median, p75, p90, socCode, occupation, surveyMedian] = rest;
  return {
    ...{ companySlug, title, filings, p10, p25, median, p75, p90 },
    occupation: socCode === null || occupation === null ? null : { socCode, title: occupation },
    survey: surveyMedian === null ? null : { median: surveyMedian, year: titlesSurvey },
  };
}
