import type { RoleSkill } from "../../contracts/skills.ts";
import { type Skill, skillsOf } from "../../reference/market.ts";
import type { Figures } from "../estimate.ts";
import { raiseMedian, skillMethod } from "./apply-skill.ts";
import { skillDataPoint } from "./to-skill-estimate.ts";

const premiumDecimals = 6;

/** What a skill is served with everywhere: its premium and how sure that is. */
export function describeSkill({ slug, name, category, ...skill }: Skill) {
  const premium = Math.exp(skill.coefficient) - 1;
  return {
    id: `skill:${slug}`,
    skill: name,
    slug,
    premium: round(premium),
    premium_pct: Math.round(premium * 100),
    category,
    standard_error: skill.standardError,
    sample_size: skill.users,
    confidence: {
      level: 0.95,
      lower: round(Math.exp(skill.ciLow) - 1),
      upper: round(Math.exp(skill.ciHigh) - 1),
    },
  };
}

/** The skills of a role's occupation on top of its estimate, highest premium first. */
export function roleSkills(figures: Figures, dataPointKey: string): Promise<RoleSkill[]> {
  const { dataset, role } = figures.input;
  return Promise.all(
    skillsOf(dataset.market, role.occupation.socCode).map(async (skill) => {
      const { median } = raiseMedian(figures, skill);
      return {
        ...describeSkill(skill),
        base_salary: figures.median,
        adjusted_salary: median,
        increase: median - figures.median,
        methodology_version: skillMethod,
        data_point_id: await skillDataPoint(figures, skill.slug, dataPointKey),
      };
    }),
  );
}

function round(value: number): number {
  return Number(value.toFixed(premiumDecimals));
}
