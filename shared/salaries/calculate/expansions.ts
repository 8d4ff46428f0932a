import type { Scope } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import type { NoData } from "#shared/contract/no-data.response.ts";
import type { EstimateInput } from "#shared/figures/estimate.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { listWageLevels } from "../wage-levels/list-wage-levels.ts";
import type { WageLevels } from "../wage-levels/wage-levels.response.ts";
import { cityMetadata } from "./city-metadata.ts";
import { halfLives } from "./half-lives.ts";
import { hiringVelocity } from "./hiring-velocity.ts";
import { roleTaxonomy } from "./role-taxonomy.ts";
import { seniorityBands } from "./seniority-bands.ts";
import { skillPremiums } from "./skill-premiums.ts";

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
