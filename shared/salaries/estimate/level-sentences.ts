/** What a level does to a figure, and how that is known. */

import { gradeOf } from "#shared/contract/levels.ts";
import { grouped, listing } from "#shared/core/format.ts";
import { type EstimateInput, type Figures, levelInput } from "#shared/figures/estimate.ts";
import { isByYears, namesLevel } from "#shared/figures/experience.ts";
import { peopleOf, withExperience } from "#shared/figures/experience-words.ts";
import { isGradePriced, levelDeviation, stepsOf } from "#shared/figures/level-multiplier.ts";

/** A title that names a rank; `exp` then cannot mean years since the start of a career. */
const rank = /\b(chief|director|vice president|president|head of)\b/i;

/** What the ids of `experience_ladder.csv` stand for. */
const sourceNames: Readonly<Record<string, string>> = {
  aam2019: "Ask A Manager 2019",
  aam2021: "Ask A Manager 2021",
  aam2023: "Ask A Manager 2023",
  so2023: "Stack Overflow 2023",
  baltimore2014: "the payroll of Baltimore 2014",
  oregon_state_2023: "the pay scales of Oregon 2023",
  gs_2026: "the federal pay scale of 2026",
};

/** How the figure follows from everyone's. */
export function sayLevel(figures: Figures): string[] {
  const { role, level } = figures.input;
  if (!namesLevel(level)) {
    return ["The figure is that of everyone in the job there, whatever their experience."];
  }
  return [
    levelSentence(figures),
    ...(rank.test(role.title) && isByYears(level)
      ? [
          "The title itself names a rank, so experience means years in such a role, not years since the start of a career.",
        ]
      : []),
  ];
}

function levelSentence(figures: Figures): string {
  const { level, role } = figures.input;
  const { scale, parameters } = levelInput(figures.input);
  const used = figures.levelMultiplier;
  const grade = gradeOf(level);
  const multiplied = `For ${peopleOf(level)}, everyone's figure is multiplied by ${Number(used.toFixed(3))}`;
  if (scale === "specified") {
    return `${multiplied}. That is a scale of this API, the same for all jobs, and not a measurement.`;
  }
  if (grade === null)
    return `${multiplied}: ${levelReason(figures)}. The wage survey does not ask for experience.`;
  if (isGradePriced(parameters, role.occupation.socCode)) {
    return `${multiplied}: ${levelReason(figures)}. A word in a title is not a number of years.`;
  }
  return `“${grade}” in a title does not say how many years, and no source says what it is worth in this field, so the figure is everyone's, with a wider interval.`;
}

/** What a level's factor rests on, inside a sentence. */
export function levelReason({ input, levelMultiplier: used }: Figures): string {
  const { scale, parameters, socCode } = levelInput(input);
  if (scale === "specified") return "a fixed scale";
  const grade = gradeOf(input.level);
  if (grade !== null) {
    return `what ${grouped(parameters.grades.postings)} postings of ai-jobs.net, 2020 to 2025, pay by the level that they name, over all postings of the same title`;
  }
  const { field, people, sources, evidence, key, ratios } = stepsOf(parameters, socCode);
  const named = sources.flatMap((id) => sourceNames[id] ?? []);
  const from =
    people === 0
      ? evidence
      : `what ${grouped(people)} people in this field say or are paid, over everyone in the same job and place (${listing(named)})`;
  const bounded = ratios.includes(used) ? "" : ", kept within what eight in ten people there earn";
  return `${from}${key === "all" ? "" : `; field: ${field.toLowerCase()}`}${bounded}`;
}

/** The level's part of an interval; empty for everyone. */
export function levelErrorWords(input: EstimateInput): string[] {
  return levelDeviation(levelInput(input)) === null
    ? []
    : [`how far sources differ on what is paid${withExperience(input.level)}`];
}
