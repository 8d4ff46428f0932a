import { wageLevelNames } from "#shared/contract/levels.ts";
import { dollars } from "#shared/core/format.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { WageLevels } from "#shared/reference/records.ts";
import { measureWageLevel } from "../statistics/wage-level.ts";
import { wageYear } from "../statistics/wage-year.ts";

interface Step {
  name: string;
  annual: number;
}

/**
 * Where pay lies among the levels, for the person who has the offer.
 *
 * @param pay USD a year, the lowest of a range, because the lowest is what must reach a level; one amount
 * is called `the offer` unless it says otherwise.
 * @param occupation and area in words.
 * @param say writes pay, for a year or for an hour.
 */
export function wageLevelSentence(
  levels: WageLevels,
  pay: { lowest: number; isRange: boolean; called?: string },
  { occupation, area }: { occupation: string; area: string },
  say: (annual: number) => string = dollars,
): string {
  const steps = wageLevelNames.map((name) => ({
    name: `Level ${name}`,
    annual: measureWageLevel(createUnrecordedWorksheet(), levels, name).annual.value,
  }));
  const what = pay.isRange
    ? `the lowest pay of the range, ${say(pay.lowest)},`
    : (pay.called ?? "the offer");
  return `If the job comes with a work visa: ${what} is ${placeOf(pay.lowest, steps, say)} of the prevailing wages that the Department of Labor published for ${occupation} in ${area}, wage year ${wageYear(levels.wageYear).label}.`;
}

/** `$6,200 under Level III ($88,421) and above Level II ($82,100)` */
function placeOf(pay: number, steps: readonly Step[], say: (annual: number) => string): string {
  const named = ({ name, annual }: Step) => `${name} (${say(annual)})`;
  const reached = steps.findLast(({ annual }) => annual <= pay);
  const next = steps.find(({ annual }) => annual > pay);
  if (reached?.annual === pay) return `exactly ${named(reached)}`;
  if (!next)
    return reached ? `${say(pay - reached.annual)} above ${named(reached)}, the highest` : "";
  const under = `${say(next.annual - pay)} under ${named(next)}`;
  return reached ? `${under} and above ${named(reached)}` : `${under}, the lowest`;
}
