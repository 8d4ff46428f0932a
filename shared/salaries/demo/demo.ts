import type { Estimate } from "#shared/contract/estimate.response.ts";
import { type ExperienceLevel, experienceLevels } from "#shared/contract/levels.ts";
import { importClient } from "#shared/core/client-package.ts";
import { creditOf, type Site } from "#shared/core/site.ts";
import { estimate, type Figures } from "#shared/figures/estimate.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { demoPrefix } from "../estimate/data-point-id.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { describeEstimate } from "../estimate/to-estimate.ts";
import { calculatePath } from "../subject/paths.ts";
import type { DemoData } from "./demo.response.ts";
import { demoInput } from "./records.ts";

const demoIdOf = (level: ExperienceLevel) =>
  `${demoPrefix}${demoInput.role.slug}_${demoInput.place.city.slug}_${level}`;

/** The sample's method, which names no version of the catalog's method. */
export const demoMethod = "2026.2-demo";

/** The level of the sample's figure with this id; null for an id that is not the sample's. */
export function demoLevel(id: string): ExperienceLevel | null {
  return experienceLevels.find((level) => demoIdOf(level) === id) ?? null;
}

/**
 * A fixed sample in the shape of `calculate`'s response: what software developers
 * in San Francisco earn according to the published figures of May 2025. It needs no database.
 */
export function demo(site: Site): DemoData {
  const { origin } = site;
  const { role, place, quarter } = demoInput;
  const { figures, served } = demoEstimate("mid");
  const { col_multiplier, ...city } = cityReference(place.city, quarter.year);
  return {
    demo: true,
    note: "A fixed sample, computed from published figures of May 2025 for the occupation as a whole; it does not include the title's own pay. Current figures for any role and city require an API key.",
    role: roleReference(role),
    city: { ...city, cost_of_living_multiplier: col_multiplier },
    estimate: served,
    by_experience: {
      entry: bandOf("entry"),
      mid: bandOf("mid"),
      senior: bandOf("senior"),
      staff: bandOf("staff"),
    },
    docs_url: `${origin}/docs/methodology`,
    signup_url: `${origin}/signup`,
    sdk_quickstart: quickstart(origin),
    citation: citation(figures, served, creditOf(site)),
    assumptions: demoAssumptions(figures),
  };
}

/** The sample's estimate at a level, as figures and as it is served. */
export function demoEstimate(level: ExperienceLevel): { figures: Figures; served: Estimate } {
  const figures = figuresOf(level);
  const served = {
    ...describeEstimate(figures),
    sample_size: 0,
    methodology_version: demoMethod,
    data_point_id: demoIdOf(level),
  };
  return { figures, served };
}

export function demoAssumptions(figures: Figures): string[] {
  return assumptions(
    figures,
    `The sample uses the occupation's wage for the title ${demoInput.role.title}; calculate also measures how the title's own pay differs from it.`,
  );
}

function figuresOf(level: ExperienceLevel): Figures {
  const figures = estimate({ ...demoInput, level });
  if (!figures) throw new Error("The demo's records lack a median.");
  return figures;
}

function bandOf(level: ExperienceLevel): DemoData["by_experience"][ExperienceLevel] {
  const { low, median, high } = figuresOf(level);
  if (low === null || high === null) throw new Error("The demo's records lack a percentile.");
  return { median, p25: low, p75: high, data_point_id: demoIdOf(level) };
}

/** The same call with the TypeScript client, which a test installs and runs, and as a plain request. */
function quickstart(origin: string): DemoData["sdk_quickstart"] {
  const query = { role: "software-engineer", city: "san-francisco", exp: "mid" } as const;
  const url = origin + calculatePath({ ...query, expand: "" });
  return {
    typescript: [
      ...importClient("SalaryClient", origin),
      "",
      `const salary = new SalaryClient({ baseUrl: "${origin}", apiKey: process.env.SALARY_KEY });`,
      "const { data } = await salary.salaries.calculate({",
      `  role: "${query.role}",`,
      `  city: "${query.city}",`,
      `  exp: "${query.exp}",`,
      "});",
      "console.log(data.estimate.median);",
    ].join("\n"),
    curl: `curl -H "Authorization: Bearer $SALARY_KEY" "${url}"`,
  };
}
