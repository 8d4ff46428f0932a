import type { Hires, LanguageUse, Skill } from "../market.ts";
import type { MethodParameters } from "../method-parameters.ts";
import type { EmployerCost, Source, UnpublishedJob, Wages } from "../records.ts";
import { encodeBody } from "./body.ts";
import { copyWages } from "./copy-wages.ts";
import type { DatasetHeader } from "./dataset-layout.ts";
import { type CityTables, groupMinimumWages } from "./pack-cities.ts";
import { type PackedRow, toPackedRow } from "./packed-row.ts";
import { rowNames } from "./rows.ts";

/** The rows that belong to a dataset as a whole. */
interface DatasetTables {
  parameters: MethodParameters;
  sources: readonly Source[];
  /** The wages of all occupations, in any order. */
  allOccupations: readonly Wages[];
  employerCosts: readonly EmployerCost[];
  /** The nation's. */
  minimumWages: CityTables["minimumWages"];
  unpublishedJobs: readonly UnpublishedJob[];
  skills: readonly Skill[];
  languages: readonly LanguageUse[];
  hires: readonly Hires[];
  skillOccupations: readonly { slug: string; socCode: string }[];
}

/** Packs what belongs to a dataset as a whole. */
export function packDatasetPart(tables: DatasetTables): Promise<PackedRow> {
  const header: DatasetHeader = {
    parameters: tables.parameters,
    sources: tables.sources.map(copySource),
    allOccupations: tables.allOccupations.map(copyWages).sort((a, b) => a.year - b.year),
    employerCosts: tables.employerCosts.map(({ dimension, group, component, costPerHour }) => ({
      ...{ dimension, group, component, costPerHour },
    })),
    minimumWages: groupMinimumWages(tables.minimumWages)[""] ?? [],
    unpublishedJobs: tables.unpublishedJobs.map(
      ({ word, title, reason, hourlyMedian, hourlyYear }) => ({
        ...{ word, title, reason, hourlyMedian, hourlyYear },
      }),
    ),
    skills: tables.skills.map(copySkill),
    languages: tables.languages.map(
      ({ slug, name, year, users, respondents, namings, shareError }) => ({
        ...{ slug, name, year, users, respondents, namings, shareError },
      }),
    ),
    hires: tables.hires.map(({ industry, month, preliminary, hires, rate }) => ({
      ...{ industry, month, preliminary, hires, rate },
    })),
    skillOccupations: tables.skillOccupations.map(({ slug, socCode }) => [slug, socCode]),
  };
  return toPackedRow(rowNames.dataset, encodeBody(header, []));
}

function copySource(row: Source): Source {
  const { id, publisher, title, release, referencePeriod, file, sha256 } = row;
  const { fetchedOn, licence, url } = row;
  return {
    ...{ id, publisher, title, release, referencePeriod, file, sha256 },
    ...{ fetchedOn, licence, url },
  };
}

function copySkill(row: Skill): Skill {
  const { slug, name, category, coefficient, standardError, ciLow, ciHigh } = row;
  const { users, respondents } = row;
  return {
    ...{ slug, name, category, coefficient, standardError, ciLow, ciHigh },
    ...{ users, respondents },
  };
}
