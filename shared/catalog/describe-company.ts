import type { Dataset } from "../reference/records.ts";
import type { CompanyItem } from "../salaries/companies/companies.response.ts";
import {
  companyDataPoint,
  filedSources,
  surveyPeriod,
} from "../salaries/companies/company-figures.ts";
import type {
  CompanyLevelRow,
  CompanyRow,
  FiledOccupation,
  FiledPay,
  FiledTitle,
  SurveyMedian,
} from "../salaries/companies/read-companies.ts";

const companySources = [
  "company-ladders",
  filedSources.byTitle,
  filedSources.byOccupation,
  filedSources.counts,
] as const;

/** An employer as the API returns it. */
export function describeCompany(
  company: CompanyRow,
  levels: readonly CompanyLevelRow[],
  filed: FiledPay,
  { dataset, key }: { dataset: Dataset; key: string },
): CompanyItem {
  const { slug, name, filings, filedWages, employers, recentFilings } = company;
  const idOf = (rank: number | null) => companyDataPoint(dataset.version, slug, rank, key);
  const occupations = filed.occupationsOf(slug);
  const titles = filed.titlesOf(slug);
  return {
    id: `company:${slug}`,
    slug,
    name,
    levels: levels.map((level) => describeLevel(level, () => idOf(level.rank))),
    vesting: null,
    interview_difficulty: null,
    signals: {
      certified_filings: filings,
      recent_filings: recentFilings,
      recent_pay: recentPay(occupations),
      filed_wages: filedWages,
      filed_pay: { ...company.filed, filings: filedWages },
      employers: [...employers],
      data_point_id: idOf(null),
    },
    filed: {
      by_occupation:
        occupations.length === 0
          ? null
          : {
              source_id: filedSources.byOccupation,
              period: filingPeriod(dataset, filedSources.byOccupation),
              filings: recentFilings,
              rows: occupations.map(describeOccupation),
            },
      by_title:
        titles.length === 0
          ? null
          : {
              source_id: filedSources.byTitle,
              period: filingPeriod(dataset, filedSources.byTitle),
              filings: titles.reduce((sum, { filings }) => sum + filings, 0),
              rows: titles.map(describeTitle),
            },
    },
    sources: companySources.flatMap((id) => {
      const source = dataset.sources.get(id);
      if (!source) return [];
      const { title, referencePeriod, url } = source;
      return [{ id, title, reference_period: referencePeriod, url: url === "" ? null : url }];
    }),
  };
}

/** When the filings of a file were decided, as its source says. */
export function filingPeriod({ sources }: Dataset, id: string): string {
  return sources.get(id)?.referencePeriod ?? "";
}

/** The range of medians, because medians of several occupations cannot be joined. */
function recentPay(occupations: readonly FiledOccupation[]): CompanyItem["signals"]["recent_pay"] {
  if (occupations.length === 0) return null;
  const medians = occupations.map(({ median }) => median);
  return {
    lowest_median: Math.min(...medians),
    highest_median: Math.max(...medians),
    occupations: new Set(occupations.map(({ title }) => title)).size,
  };
}

type Filed = CompanyItem["filed"];

function describeOccupation(
  own: FiledOccupation,
): NonNullable<Filed["by_occupation"]>["rows"][number] {
  const { title, onetSoc: code, roleSlug: role, employer, rank, filings, median, survey } = own;
  return {
    ...{ title, code, role, employer, rank, filings, median },
    survey: describeSurvey(survey),
  };
}

function describeTitle({
  companySlug: _,
  occupation,
  survey,
  ...title
}: FiledTitle): NonNullable<Filed["by_title"]>["rows"][number] {
  return {
    ...title,
    occupation: occupation && { soc_code: occupation.socCode, title: occupation.title },
    survey: describeSurvey(survey),
  };
}

function describeSurvey(survey: SurveyMedian | null) {
  return survey && { median: survey.median, reference_period: surveyPeriod(survey) };
}

function describeLevel(
  { level, title, rank, base, filings, reason }: CompanyLevelRow,
  writeId: () => string,
): CompanyItem["levels"][number] {
  const compensation =
    base === null
      ? null
      : {
          base,
          equity: null,
          bonus: null,
          total: null,
          sample_size: filings,
          data_point_id: writeId(),
        };
  return { level, title, rank, compensation, reason };
}
