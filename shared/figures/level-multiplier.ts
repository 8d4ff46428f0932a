import type { PayLevel } from "#shared/contract/salary-fields.ts";
import type { OuterPercentile, RatioOf } from "./distribution.ts";
import { experience } from "./experience.ts";
import type { LevelScale } from "./level-scale.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/**
 * The factor of an estimate at a level. The specified scale is the same in every occupation, but
 * pay is not spread equally in all: a staff level of 1.55 times the median is above the 90th
 * percentile of two workers in three. The fitted scale therefore keeps its steps in logs and
 * shortens each side of the ladder so that its end stays within the 10th and the 90th percentile
 * around the title's own median there.
 *
 * @param ratioOf percentiles over the median there; the scale is as specified where one is not known.
 */
export function levelMultiplier(
  worksheet: Worksheet,
  { level, scale }: { level: PayLevel; scale: LevelScale },
  ratioOf: RatioOf,
): TracedValue {
  const { multiplier: value, years } = experience[level];
  const multiplier = worksheet.parameter(
    "experience_multiplier",
    value,
    years === null
      ? "everyone, whatever their experience"
      : `multiplier for the experience level ${level} (${years} years)`,
  );
  if (scale === "specified" || value === 1) return multiplier;
  const side = value > 1 ? above : below;
  const ratio = ratioOf(side.percentile);
  if (!ratio) return multiplier;
  const share = worksheet.step("experience.share", "ladder_share", {
    ratio,
    extreme: worksheet.parameter(side.name, side.extreme, side.meaning),
  });
  if (share.value === 1) return multiplier;
  const exact = worksheet.step("experience.exact_multiplier", "power", { multiplier, share });
  return worksheet.step("experience.effective_multiplier", "round_toward_one", {
    exact,
    units: worksheet.parameter(
      "multiplier_units",
      units,
      "multipliers are used and shown with six decimals, rounded toward 1 so that none leaves the range of the percentiles",
    ),
  });
}

const units = 1_000_000;

/** One side of the ladder: its end, and the percentile that the end stays within. */
interface Side {
  percentile: OuterPercentile;
  extreme: number;
  name: string;
  meaning: string;
}

const multipliers = Object.values(experience).map(({ multiplier }) => multiplier);
const shortened = "the ladder is shortened until this one is not outside";
const above: Side = {
  percentile: "p90",
  extreme: Math.max(...multipliers),
  name: "highest_multiplier",
  meaning: `the highest multiplier of the experience scale: ${shortened} the 90th percentile`,
};
const below: Side = {
  percentile: "p10",
  extreme: Math.min(...multipliers),
  name: "lowest_multiplier",
  meaning: `the lowest multiplier of the experience scale: ${shortened} the 10th percentile`,
};
