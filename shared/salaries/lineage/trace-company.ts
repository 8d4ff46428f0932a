import { dollars, grouped } from "../../core/format.ts";
import { creditOf } from "../../core/site-name.ts";
import type { Reference } from "../../reference/open-reference.ts";
import { companyMethod } from "../companies/company-figures.ts";
import {
  type CompanyRow as Company,
  companiesPart,
  type CompanyLevelRow as Level,
} from "../companies/read-companies.ts";
import type { CompanyDataPoint } from "../estimate/data-point.ts";
import { figureUnavailable } from "../subject/not-found.ts";
import { describeSource, referencePeriod } from "./source-row.ts";
import type { CompanyLineage } from "./trace.response.ts";
import type { TraceContext } from "./trace-context.ts";

const wageFile = "dol-lca-fy2024q1";
const employerFile = "dol-lca-employers";

const rules = {
  company: [
    "certified_filings is the number of certified labor condition applications in fiscal years 2022 to 2025 under the employer names in the key.",
    "filed_wages is the number of certified full-time applications from October to December 2023 under the same names that have a 2018 SOC code and state a wage of at least $20,000 a year.",
    "filed_pay has the percentiles of their annual wages, interpolated linearly between the two nearest wages and rounded to whole dollars; with fewer than 5 there are none, with fewer than 20 neither the 10th nor the 90th.",
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
  const { company, level } = await read(reference, point);
  const figures =
    company && (point.rank === null ? companyCells(company) : level && levelCells(level));
  if (!company || !figures) throw figureUnavailable();
  const sources = Object.entries(figures).map(([name, { file, column, value }]) => ({
    id: [file, point.company, ...(level ? [level.rank] : []), name].join("/"),
    ...describeSource(dataset, file),
    key: [company.employers, ...(level ? [nameOf(level)] : [])].join("/"),
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
      sources.map((source) => [source.id.split("/").at(-1) ?? "", `source:${source.id}`]),
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
): Promise<{ company: Company | undefined; level: Level | null }> {
  const [companies, levels] = await reference.read(companiesPart);
  const isAsked = (level: Level) => level.companySlug === slug && level.rank === rank;
  return {
    company: companies.find((company) => company.slug === slug),
    level: levels.find(isAsked) ?? null,
  };
}

/** The name by which a reader knows the level. */
function nameOf({ level, title }: Level): string {
  return level ?? title ?? "";
}

interface Cell {
  file: string;
  column: string;
  value: number;
}

function companyCells(company: Company): Record<string, Cell> {
  const { filings, filedWages, filedP10, filedP25, filedMedian, filedP75, filedP90 } = company;
  const pay = { p10: filedP10, p25: filedP25, median: filedMedian, p75: filedP75, p90: filedP90 };
  const percentiles = Object.entries(pay).flatMap(([name, value]) =>
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
    certified_filings: { file: employerFile, column: "certified (sum)", value: filings },
    filed_wages: count,
    ...Object.fromEntries(percentiles),
    "filed_pay.filings": count,
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
      `${company.name} had ${grouped(company.filings)} labor condition applications certified by the U.S. Department of Labor in fiscal years 2022 to 2025.`,
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
      ? `${company.name}: ${company.filings} certified labor condition applications, fiscal years 2022 to 2025`
      : `${company.name} ${nameOf(level)}: median filed base pay ${dollars(level.base)} a year in ${level.filings} labor condition applications, October to December 2023`;
  return `${what} (U.S. Department of Labor), counted by ${credit}.`;
}
