import type { Scope } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import { payLevels } from "#shared/contract/levels.ts";
import type { NoData } from "#shared/contract/salary-fields.response.ts";
import { type EstimateInput, estimate } from "#shared/figures/estimate.ts";
import { experience } from "#shared/figures/experience.ts";
import type { SocGroup } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { toEstimate } from "../estimate/to-estimate.ts";
import { roleSkills } from "../skills/role-skills.ts";
import { skillAssumptions, skillLinkNote } from "../skills/skill-notes.ts";
import type { SkillPremiums } from "../skills/skills.response.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { listWageLevels } from "../wage-levels/list-wage-levels.ts";
import type { WageLevels } from "../wage-levels/wage-levels.response.ts";
import type { CityMetadata, SeniorityBands, Taxonomy } from "./expansions.response.ts";
import { halfLives } from "./half-lives.ts";
import { hiringVelocity } from "./hiring-velocity.ts";

export interface Expansion {
  /** Lowest plan that may use it. */
  tier: Tier;
  /** Required in addition to the endpoint's own scope. */
  scope: Scope | null;
  /** Returns the value to set at the path. */
  resolve(context: SalaryContext, input: EstimateInput): unknown;
}

/** Every path of `expand`, and who may use it. */
export const expansions: Readonly<Record<string, Expansion>> = {
  "role.taxonomy": { tier: "free", scope: null, resolve: roleTaxonomy },
  "city.metadata": { tier: "free", scope: null, resolve: cityMetadata },
  "role.seniority_bands": { tier: "pro", scope: null, resolve: seniorityBands },
  "role.skills.premium": {
    tier: "pro",
    scope: "skills:read",
    resolve: skillPremiums,
  },
  "role.skills.half_life": {
    tier: "pro",
    scope: "skills:read",
    resolve: halfLives,
  },
  "comp.wage_levels": { tier: "free", scope: null, resolve: expandWageLevels },
  "comp.by_stage": {
    tier: "pro",
    scope: "compensation:read",
    resolve: noData("pay by company stage, for which there is no public source"),
  },
  "hiring.velocity": {
    tier: "pro",
    scope: "market:read",
    resolve: hiringVelocity,
  },
};

/** Retired paths and their replacements. */
export const sunsetExpansions: Readonly<Record<string, string>> = {
  "role.seniority": "role.seniority_bands",
  "role.soc": "role.taxonomy",
};

/** The result of an expansion for which the dataset version has no records. */
function noData(records: string): (context: SalaryContext) => NoData {
  return ({ reference }) => ({
    status: "no_data",
    reason: `Dataset version ${reference.dataset.version} has no records of ${records}.`,
    records: [],
  });
}

/** The prevailing wages for work visas of the role's occupation there. */
function expandWageLevels({ secrets }: SalaryContext, input: EstimateInput): WageLevels {
  return listWageLevels(input, secrets.dataPointKey);
}

/** Facts about the city itself; null without a city. */
function cityMetadata(_context: SalaryContext, { place }: EstimateInput): CityMetadata | null {
  if (!place) return null;
  const { city } = place;
  return {
    population: city.population,
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.timeZone,
    cbsa: { code: city.metro.code, title: city.metro.title },
    price_parities: city.parities.map(({ year, areaCode, rpp }) => ({
      year,
      area_code: areaCode,
      all_items: rpp,
    })),
    sources: ["census-cities", "omb-cbsa", "bea-rpp-msa"],
  };
}

/** The role's classification in SOC 2018 and O*NET. */
function roleTaxonomy(_context: SalaryContext, { role }: EstimateInput): Taxonomy {
  const group = (level: SocGroup["level"]) => {
    const found = role.groups.find((known) => known.level === level);
    return found ? { code: found.code, title: found.title } : null;
  };
  return {
    soc: {
      major: group("major"),
      minor: group("minor"),
      broad: group("broad"),
      detailed: { code: role.occupation.socCode, title: role.occupation.title },
    },
    onet: role.onet.map(({ onetSoc, title, jobZone }) => ({
      code: onetSoc,
      title,
      job_zone: jobZone,
    })),
    specialized: role.specialized,
    sources: ["bls-oews-national", "onet-occupations"],
  };
}

/** The same estimate of everyone and at every level of experience, each with its own id. */
async function seniorityBands(
  { secrets }: SalaryContext,
  input: EstimateInput,
): Promise<SeniorityBands> {
  return payLevels.flatMap((level) => {
    const figures = estimate({ ...input, level });
    if (!figures) return [];
    const { low, median, high, data_point_id } = toEstimate(figures, secrets.dataPointKey);
    const band = { ...experience[level], effective_multiplier: figures.levelMultiplier };
    return [{ level, ...band, low, median, high, data_point_id }];
  });
}

/** The premiums of the skills of the role's occupation, applied to the same estimate. */
async function skillPremiums(
  { secrets }: SalaryContext,
  input: EstimateInput,
): Promise<SkillPremiums> {
  const figures = estimate(input);
  const records = figures ? await roleSkills(figures, secrets.dataPointKey) : [];
  const { dataset, role } = input;
  if (records.length === 0) {
    return { status: "no_data", reason: skillLinkNote(dataset, role, 0), records: [] };
  }
  return {
    status: "ok",
    period: periodOf(dataset, sourceIds.skillSurvey),
    gaps: [skillLinkNote(dataset, role, records.length), ...skillAssumptions(dataset)],
    sources: [sourceIds.skillSurvey, sourceIds.technologySkills],
    records,
  };
}
