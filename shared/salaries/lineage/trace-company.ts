import { dollars, grouped } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { companyMethod, filedSources } from "../companies/company-figures.ts";
import {
  type CompanyRow as Company,
  companiesPart,
  type FiledOccupation,
  type CompanyLevelRow as Level,
  openFiledPay,
} from "../companies/read-companies.ts";
import type { CompanyDataPoint } from "../estimate/data-point.ts";
import { figureUnavailable } from "../subject/not-found.ts";
import { describeSource, referencePeriod } from "./source-row.ts";
import type { CompanyLineage } from "./trace.response.ts";
import type { TraceContext } from "./trace-context.ts";

const { byTitle: wageFile, byOccupation: recentFile, counts: employerFile } = filedSources;

const rules = {
  company: [
    "recent_filings is the sum of the filings of October 2025 to March 2026 in the file's rows of the employer, each for one occupation and one of its names; lowest_median and highest_median of recent_pay are the lowest and the highest median of these rows. The key of a row has its occupation, the employer's place among those of the occupation, and its name.",
    "certified_filings is the number of certified labor condition applications in fiscal years 2022 to 2025 under the employer names in the key.",
    "filed_wages is the number of certified full-time applications from October to December 2023 under the same names that have a 2018 SOC code and state a wage of at least $20,000 a year.",
    "filed_pay has the percentiles of their annual wages, interpolated linearly between the two nearest wages and rounded to whole dollars; with fewer than 5 there are none, with fewer than 20 neither the 10th nor the 90th.",
    "A row of filed.by_title has those of these applications that share a job title, if there are five or more: titles are compared in lower case, without brackets, punctuation and the number of a request at the end, and with Sr., Jr., Mgr. and Engr. written out. Its percentiles are made like those of filed_pay, and its occupation is the one that more than half of them name.",
  ],
  level: [
    "Take the certified full-time applications from October to December 2023 under the employer names in the key that have a 2018 SOC code and state a wage of at least $20,000 a year.",
    'Expand abbreviations in job titles and in the company\'s names of levels (SDE, SWE, MTS, Sr., Jr.; 1 to 5 as I to V), read "software development engineer" as "software engineer", and ignore brackets, case and punctuation. Beside "member of technical staff" or "engineer" with its grade, the field of work is ignored.',
    "Keep those whose title equals a name of the level, if that includes a grade and no other level of the company has the same name.",
    "base is the median of their annual wages, rounded to whole dollars; with fewer than five applications there is none. sample_size is their number.",
  ],
};

/**
 * The lineage of a figure from an employer's filings.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function traceCompany(
  context: TraceContext,
  id: string,
  point: CompanyDataPoint,
): Promise<CompanyLineage> {
  const reference = await context.referenceAt(point.dataset);
  if (!reference || point.method !== companyMethod) throw figureUnavailable();
  const { dataset } = reference;
  const { company, level, occupations } = await read(reference, point);
  const figures =
    company &&
    (point.rank === null ? companyCells(company, occupations) : level && levelCells(level));
  if (!company || !figures) throw figureUnavailable();
  const sources = Object.entries(figures).map(([name, { file, row, column, value }]) => ({
    id: [file, point.company, ...(level ? [level.rank] : []), name].join("/"),
    ...describeSource(dataset, file),
    key: row ?? [company.employers.join(";"), ...(level ? [nameOf(level)] : [])].join("/"),
    column,
    value,
    reference_date: referencePeriod(dataset, file),
  }));
  return {
    summary: summarizeCompany(company, level),
    data_point_id: id,
    kind: "company",
    company: { id: `company:${company.slug}`, slug: company.slug, name: company.name },
    level: level && { level: level.level, title: level.title, rank: level.rank },
    dataset_version: dataset.version,
    methodology_version: companyMethod,
    rules: level ? rules.level : rules.company,
    sources,
    figures: Object.fromEntries(
      Object.keys(figures).map((name, at) => [name, `source:${sources[at]?.id}`]),
    ),
    result: Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
    citation: cite(company, level, creditOf(context.site)),
    assumptions: [
      "Filings are for workers on H-1B, H-1B1 and E-3 visas; the wage is the minimum base pay promised to them.",
      "Level names are as of 2022; their source has no published address.",
    ],
  };
}

async function read(
  reference: Reference,
  { company: slug, rank }: CompanyDataPoint,
): Promise<{
  company: Company | undefined;
  level: Level | null;
  occupations: readonly FiledOccupation[];
}> {
  const [[companies, levels], filed] = await Promise.all([
    reference.read(companiesPart),
    openFiledPay(reference),
  ]);
  const isAsked = (level: Level) => level.companySlug === slug && level.rank === rank;
  return {
    company: companies.find((company) => company.slug === slug),
    level: levels.find(isAsked) ?? null,
    occupations: filed.occupationsOf(slug),
  };
}

/** The name by which a reader knows the level. */
function nameOf({ level, title }: Level): string {
  return level ?? title ?? "";
}

interface Cell {
  file: string;
  /** The key of its row, where that is not the employer's names. */
  row?: string;
  column: string;
  value: number;
}

function companyCells(
  company: Company,
  occupations: readonly FiledOccupation[],
): Record<string, Cell> {
  const { filings, filedWages, recentFilings } = company;
  const percentiles = Object.entries(company.filed).flatMap(([name, value]) =>
    value === null
      ? []
      : [
          [
            `filed_pay.${name}`,
            { file: wageFile, column: `annual_wage (${name})`, value },
          ] as const,
        ],
  );
  const count = { file: wageFile, column: "annual_wage (count)", value: filedWages };
  return {
    ...(filings === null
      ? {}
      : { certified_filings: { file: employerFile, column: "certified (sum)", value: filings } }),
    recent_filings: { file: recentFile, column: "n (sum)", value: recentFilings },
    ...recentCells(occupations),
    filed_wages: count,
    ...Object.fromEntries(percentiles),
    "filed_pay.filings": count,
  };
}

/** The row of every median, those of the lowest and the highest one first. */
function recentCells(occupations: readonly FiledOccupation[]): Record<string, Cell> {
  const [lowest, ...others] = occupations.toSorted((a, b) => a.median - b.median);
  if (!lowest) return {};
  const highest = others.at(-1) ?? lowest;
  const rowOf = ({ title, rank, employer }: FiledOccupation) => `${title}/${rank}/${employer}`;
  const median = (own: FiledOccupation): Cell => ({
    ...{ file: recentFile, row: rowOf(own), column: "p50", value: own.median },
  });
  return {
    "recent_pay.lowest_median": median(lowest),
    "recent_pay.highest_median": median(highest),
    ...Object.fromEntries(
      occupations.flatMap((own) => [
        [`filed.by_occupation.${rowOf(own)}.median`, median(own)],
        [
          `filed.by_occupation.${rowOf(own)}.filings`,
          { file: recentFile, row: rowOf(own), column: "n", value: own.filings },
        ],
      ]),
    ),
  };
}

function levelCells({ base, filings }: Level): Record<string, Cell> | null {
  if (base === null) return null;
  return {
    base: { file: wageFile, column: "annual_wage (median)", value: base },
    sample_size: { file: wageFile, column: "annual_wage (count)", value: filings },
  };
}

/** The plain summary of an employer's figures. */
function summarizeCompany(company: Company, level: Level | null): string {
  const visas =
    "Employers file them to hire workers on H-1B, H-1B1 and E-3 visas, so other employees are not counted.";
  if (level?.base == null) {
    return [
      ...(company.filings === null
        ? []
        : [
            `${company.name} had ${grouped(company.filings)} labor condition applications certified by the U.S. Department of Labor in fiscal years 2022 to 2025.`,
          ]),
      `${company.name} filed ${grouped(company.recentFilings)} certified H-1B applications from October 2025 to March 2026 in the occupations of which it is among the employers with the most.`,
      `${grouped(company.filedWages)} certified full-time applications from October to December 2023 state a wage.`,
      visas,
    ].join(" ");
  }
  return [
    `${company.name}, level ${nameOf(level)}: the median base pay is ${dollars(level.base)} a year.`,
    `It is the median of ${grouped(level.filings)} certified labor condition applications from October to December 2023 whose job title names this level and no other.`,
    visas,
    "The wage is the minimum base pay that the employer promised, without bonus or equity.",
  ].join(" ");
}

function cite(company: Company, level: Level | null, credit: string): string {
  const what =
    level?.base == null
      ? `${company.name}: filed pay, October 2025 to March 2026 by occupation and October to December 2023`
      : `${company.name} ${nameOf(level)}: median filed base pay ${dollars(level.base)} a year in ${level.filings} labor condition applications, October to December 2023`;
  return `${what} (U.S. Department of Labor), counted by ${credit}.`;
}
