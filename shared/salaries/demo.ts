import { type ExperienceLevel, experienceLevels } from "../contracts/common.ts";
import type { DemoData } from "../contracts/demo.ts";
import type { Estimate } from "../contracts/estimate.ts";
import { demoPrefix } from "./data-point-id.ts";
import { demoInput } from "./demo/records.ts";
import { estimate, type Figures } from "./figures/estimate.ts";
import { method } from "./figures/methodology-version.ts";
import { calculatePath } from "./paths.ts";
import { assumptions } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { cityReference, roleReference } from "./references.ts";
import { describeEstimate } from "./to-estimate.ts";

const demoIdOf = (level: ExperienceLevel) =>
  `${demoPrefix}${demoInput.role.slug}_${demoInput.place.city.slug}_${level}`;

/** The level of the sample's figure that has this id; null where it is none of the sample's. */
export function demoLevel(id: string): ExperienceLevel | null {
  return experienceLevels.find((level) => demoIdOf(level) === id) ?? null;
}

/**
 * A fixed sample in the shape of the real thing: what software developers in
 * San Francisco earn by the published figures of May 2025. Needs no database.
 */
export function demo(origin: string): DemoData {
  const { role, place, quarter } = demoInput;
  const { figures, served } = demoEstimate("mid");
  const { col_multiplier, ...city } = cityReference(place.city, quarter.year);
  return {
    demo: true,
    note: "A fixed sample, made from published figures of May 2025 for the occupation as a whole; the title's own pay is left out. Current figures for any role and city need a key.",
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
    signup_url: `${origin}/`,
    sdk_quickstart: quickstart(origin),
    citation: citation(figures, served, origin),
    assumptions: demoAssumptions(figures),
  };
}

/** The sample's estimate at a level, and what it was made of. */
export function demoEstimate(level: ExperienceLevel): { figures: Figures; served: Estimate } {
  const figures = figuresOf(level);
  const served = {
    ...describeEstimate(figures),
    sample_size: 0,
    methodology_version: `${method}-demo`,
    data_point_id: demoIdOf(level),
  };
  return { figures, served };
}

export function demoAssumptions(figures: Figures): string[] {
  return assumptions(
    figures,
    `The sample gives the title ${demoInput.role.title} its occupation's wage; the real call measures how the title pays.`,
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

/** There is no client library to install: both are plain HTTP. */
function quickstart(origin: string): DemoData["sdk_quickstart"] {
  const url =
    origin +
    calculatePath({ role: "software-engineer", city: "san-francisco", exp: "mid", expand: "" });
  return {
    typescript: [
      `const response = await fetch("${url}", {`,
      '  headers: { Authorization: "Bearer " + process.env.API_KEY },',
      "});",
      "const { data } = await response.json();",
      "console.log(data.estimate.median);",
    ].join("\n"),
    curl: `curl -H "Authorization: Bearer $API_KEY" "${url}"`,
  };
}
