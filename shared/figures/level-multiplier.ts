import { type FigureLevel, gradeOf, grades } from "#shared/contract/levels.ts";
import type { ExperienceParameters } from "#shared/reference/experience-parameters.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { RatioOf } from "./distribution.ts";
import { experience, isByYears, specifiedDeviations, specifiedLevel } from "./experience.ts";
import { majorOf } from "./local/find-local-effects.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/** The specification's multipliers of everyone's pay, or the steps that people and payrolls show. */
export type LevelScale = "specified" | "measured";

interface LevelInput {
  level: FigureLevel;
  scale: LevelScale;
  socCode: string;
  parameters: ExperienceParameters;
}

const byYears = ["entry", "mid", "senior", "staff"] as const;

/** The steps of an occupation's field, or those of all fields together. */
export function stepsOf({ fields }: ExperienceParameters, socCode: string) {
  const major = majorOf(socCode);
  const [key, steps] = fields[major] ? [major, fields[major]] : ["all", fields.all];
  if (!steps) throw new Error("The method parameters have no steps of experience for all fields.");
  return { key, ...steps };
}

/** Whether a source says what a grade in a title is paid in the occupation. */
export function isGradePriced({ grades: { major } }: ExperienceParameters, socCode: string) {
  return majorOf(socCode) === major;
}

/**
 * The factor of an estimate at a level. By the measured scale it is typical pay after so many years
 * over everyone's in the same job and place, in the occupation's field; kept within the 10th and the
 * 90th percentile around the title's own median there.
 *
 * @param ratioOf percentiles over the median there; nothing bounds the factor where one is not known.
 */
export function levelMultiplier(
  worksheet: Worksheet,
  input: LevelInput,
  ratioOf: RatioOf,
): TracedValue {
  const { level, scale } = input;
  if (scale === "specified") return specifiedMultiplier(worksheet, level);
  const measured = measuredStep(worksheet, input);
  if (measured === null) return specifiedMultiplier(worksheet, "any");
  const isBelow = measured.value < 1;
  const bound = ratioOf(isBelow ? "p10" : "p90");
  const isOutside =
    bound && (isBelow ? measured.value < bound.value : measured.value > bound.value);
  if (!isOutside) return measured;
  return worksheet.step("experience.effective_multiplier", isBelow ? "max" : "min", {
    step: measured,
    percentile: bound,
  });
}

function specifiedMultiplier(worksheet: Worksheet, level: FigureLevel): TracedValue {
  const { multiplier, years } = experience[specifiedLevel(level)];
  return worksheet.parameter(
    "experience_multiplier",
    multiplier,
    years === null
      ? "everyone, whatever their experience"
      : `the specification's multiplier for ${years} years of experience`,
  );
}

/** Null where the figure is everyone's. */
function measuredStep(
  worksheet: Worksheet,
  { level, socCode, parameters }: LevelInput,
): TracedValue | null {
  const cell = (sourceId: string, key: string, at: number, ratios: readonly number[]) =>
    worksheet.cell({
      sourceId,
      key,
      column: level,
      value: ratios[at] ?? 1,
      referenceDate: null,
    });
  if (isByYears(level)) {
    const { key, ratios } = stepsOf(parameters, socCode);
    return cell(sourceIds.experienceSteps, key, byYears.indexOf(level), ratios);
  }
  const grade = gradeOf(level);
  if (grade === null || !isGradePriced(parameters, socCode)) return null;
  const { major, ratios } = parameters.grades;
  return cell(sourceIds.experienceRatios, major, grades.indexOf(grade), ratios);
}

/** The standard deviation of a level's error, in logs, and what it was measured on; null for everyone. */
export function levelDeviation({
  level,
  scale,
  socCode,
  parameters,
}: LevelInput): { deviation: number; meaning: string } | null {
  if (scale === "specified") {
    const deviation = specifiedDeviations[specifiedLevel(level)];
    return deviation === null
      ? null
      : {
          deviation,
          meaning: `standard deviation, in logs, of how occupations' own national percentiles of May 2025 (entry: 25th, senior: 75th, staff: 90th, over the median) scatter around the scale at the level ${level}`,
        };
  }
  if (isByYears(level)) {
    return {
      deviation: parameters.errors[byYears.indexOf(level)] ?? 0,
      meaning:
        "standard deviation, in logs, of the step's error: how far the steps of one family of sources are from those of the others",
    };
  }
  const grade = gradeOf(level);
  if (grade === null) return null;
  if (isGradePriced(parameters, socCode)) {
    return {
      deviation: parameters.grade_error,
      meaning:
        "standard deviation, in logs, of a step that rests on one family of sources: how far such a family is from the others in the steps by years",
    };
  }
  const step = Math.abs(Math.log(parameters.grades.ratios[grades.indexOf(grade)] ?? 1));
  return {
    deviation: Number(Math.hypot(step, parameters.grade_error).toFixed(4)),
    meaning: `standard deviation, in logs, of what “${grade}” in a title is worth where no source says: as much as it is worth in computing, with that step's error`,
  };
}
