import { seedTables } from "../tables.ts";
import { listAliases, type ReviewedAliases } from "./aliases/list-aliases.ts";
import type { FormerBaseline } from "./audit/former-baselines.ts";
import { buildCompanies } from "./build-companies.ts";
import { buildLevels } from "./build-levels.ts";
import { buildLocal } from "./build-local.ts";
import { buildOutlook } from "./build-outlook.ts";
import { buildPlaces } from "./build-places.ts";
import { buildRoles } from "./build-roles.ts";
import { buildSkills } from "./build-skills.ts";
import { buildStatistics } from "./build-statistics.ts";
import { buildTaxes } from "./build-taxes.ts";
import { buildWages } from "./build-wages.ts";
import type { EmployerTables } from "./companies/reviewed-employers.ts";
import { listExperienceBands, readExperience } from "./experience/read-ladder.ts";
import { readInputs } from "./input/read-inputs.ts";
import type { SourceDescription } from "./input/read-sources.ts";
import { composeMethod } from "./method.ts";
import type { ReviewedLicenses } from "./outlook/licensed-occupations.ts";
import { formatCsv } from "./output/format-csv.ts";
import { listCalibrationFiles } from "./output/list-calibration-files.ts";
import { listRows } from "./output/list-rows.ts";
import { makeManifest } from "./output/make-manifest.ts";
import type { RegionTable } from "./places/list-regions.ts";
import { listPostingLaws } from "./posting-laws.ts";
import { recordSources } from "./record-sources.ts";
import { type Refusal, refuseIfAny } from "./refusal.ts";
import { writeReport } from "./report/write-report.ts";
import type { IdentityTable } from "./roles/identity-titles.ts";
import { listUnpublished } from "./roles/list-unpublished.ts";
import type { LawTable } from "./taxes/read-law.ts";
import { measureInterval } from "./wages/measure-interval.ts";

/** The required contents of the catalog. */
export interface BuildPlan {
  roles: number;
  specialized: number;
  cities: number;
  skills: number;
  /** Names in the ladders of the companies that are listed with their levels. */
  companies: readonly string[];
  /** Employers' names, kept by hand. */
  employers: EmployerTables;
  /** Titles that must be among the roles. */
  wanted: string[];
  /** Titles that name their occupation, kept by hand. */
  identityTitles: IdentityTable;
  roleAliases: ReviewedAliases;
  cityAliases: ReviewedAliases;
  /** What people call regions, kept by hand. */
  regions: RegionTable;
  licenses: ReviewedLicenses;
  /** National figures of the previous dataset, for the report. */
  former: FormerBaseline[];
  /** Tax law that no compiled source has, kept by hand. */
  taxLaw: LawTable;
}

/**
 * Builds every file under `seeds/` from the publishers' files in `directory`, keyed by its path
 * relative to `seeds/`. The same input produces the same bytes.
 *
 * @throws SeedRefusal naming file, row and reason if the input fails its checks.
 */
export async function build(
  directory: string,
  descriptions: Map<string, SourceDescription>,
  plan: BuildPlan,
): Promise<Map<string, string>> {
  const refusals: Refusal[] = [];
  const inputs = await readInputs(directory, descriptions, refusals);
  const wages = buildWages(inputs, refusals);
  const places = buildPlaces(inputs, wages, plan, refusals);
  refuseIfAny(refusals);
  const local = buildLocal(inputs, wages, places, refusals);
  const reviewed = buildRoles(inputs, wages, plan, refusals);
  const statistics = buildStatistics(inputs, wages, reviewed, refusals);
  const catalog = {
    ...reviewed,
    roles: reviewed.roles.map((role) => ({
      ...role,
      namesOccupation: statistics.named.has(role.slug),
    })),
  };
  const outlook = buildOutlook(inputs, wages, plan.licenses, refusals);
  const skills = buildSkills(inputs, wages, plan.skills, refusals);
  const companies = buildCompanies(
    inputs,
    { listed: plan.companies, tables: plan.employers },
    refusals,
  );
  const levels = buildLevels(inputs, refusals);
  const experience = readExperience(
    inputs["experience-ladder"],
    inputs["experience-ratios"],
    wages.occupations,
    refusals,
  );
  const taxes = buildTaxes(inputs, places, plan.taxLaw, refusals);
  const postingLaws = listPostingLaws(inputs["posting-laws"], refusals);
  const aliases = {
    roles: listAliases(plan.roleAliases, new Set(catalog.roles.map(({ slug }) => slug))),
    cities: listAliases(
      plan.cityAliases,
      new Set(places.cities.flatMap(({ slug, longSlug }) => [slug, longSlug])),
    ),
  };
  const unpublished = listUnpublished(
    inputs["bls-oews-national-hourly"],
    [...catalog.roles.map(({ slug }) => slug), ...aliases.roles.map(({ alias }) => alias)],
    refusals,
  );
  const made = {
    wages,
    places,
    local,
    catalog,
    statistics,
    outlook,
    skills,
    companies,
    levels,
    experience,
    taxes,
    postingLaws,
    aliases,
    unpublished,
  };
  const sources = recordSources(descriptions, { ...inputs, taxLaw: plan.taxLaw }, made);
  const built = { ...made, sources, former: plan.former };
  const listed = listRows(built, refusals);
  refuseIfAny(refusals);

  const tables = seedTables.map((table) => {
    const { rows, keyColumns } = listed.get(table.file) ?? { rows: [], keyColumns: 1 };
    return { file: table.file, rows: rows.length, text: formatCsv(table, rows, keyColumns) };
  });
  const method = composeMethod([
    { key: "experience", parameters: { ...experience } },
    { key: "interval", parameters: { ...measureInterval(wages, places) } },
    { key: "local", parameters: { ...local.parameters } },
    { key: "title_factor", parameters: { ...statistics.titleFactor } },
  ]);
  const calibration = listCalibrationFiles(
    local.earlier,
    skills,
    listExperienceBands(inputs["experience-ratios"], refusals),
  );
  const manifest = makeManifest(wages.year, tables, calibration, method, sources, {
    roles: catalog.roles.length,
    specialized_roles: catalog.roles.filter(({ specialized }) => specialized).length,
    cities: places.cities.length,
    occupations: wages.occupations.length,
  });
  return new Map([
    ...tables.map(({ file, text }) => [`tables/${file}`, text] as const),
    ...calibration.map(({ file, text }) => [`calibration/${file}`, text] as const),
    ["posting-laws.csv", postingLaws.text] as const,
    ["method.json", method] as const,
    ["manifest.json", `${JSON.stringify(manifest, null, 2)}\n`] as const,
    ["report.md", writeReport({ ...built, manifest })] as const,
  ]);
}
