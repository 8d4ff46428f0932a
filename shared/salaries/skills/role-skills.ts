import type { Figures } from "#shared/figures/estimate.ts";
import { skillMethod } from "#shared/figures/methodology-version.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { findSkills, type Skill } from "#shared/reference/market.ts";
import { multiplyMedian } from "./apply-skill.ts";
import { measurePremium } from "./premium.ts";
import type { RoleSkill } from "./skills.response.ts";
import { skillDataPoint } from "./to-skill-estimate.ts";

/** Weak, so that entries are released together with their dataset. */
const described = new WeakMap<Skill, ReturnType<typeof describe>>();

/** A skill as every response describes it: its premium and the premium's uncertainty. */
export function describeSkill(skill: Skill): ReturnType<typeof describe> {
  const known = described.get(skill) ?? describe(skill);
  described.set(skill, known);
  return known;
}

function describe(skill: Skill) {
  const { slug, name, category } = skill;
  const { confidence, ...measured } = measurePremium(createWorksheet(), skill);
  return {
    id: `skill:${slug}`,
    skill: name,
    slug,
    premium: measured.premium.value,
    premium_pct: measured.premium_pct.value,
    category,
    standard_error: measured.standard_error.value,
    sample_size: measured.sample_size.value,
    confidence: {
      level: confidence.level.value,
      lower: confidence.lower.value,
      upper: confidence.upper.value,
    },
  };
}

/** The skills of a role's occupation with their premiums applied to its estimate, highest premium first. */
export function roleSkills(figures: Figures, dataPointKey: string): Promise<RoleSkill[]> {
  const { dataset, role } = figures.input;
  return Promise.all(
    findSkills(dataset.market, role.occupation.socCode).map(async (skill) => {
      const { median } = multiplyMedian(figures, skill);
      return {
        ...describeSkill(skill),
        base_salary: figures.median,
        adjusted_salary: median,
        increase: median - figures.median,
        methodology_version: skillMethod,
        data_point_id: skillDataPoint(figures, skill.slug, dataPointKey),
      };
    }),
  );
}
