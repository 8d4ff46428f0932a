import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { round, type TitleStatistic } from "./title-statistics.ts";

export const surveyRatioColumns = ["role_slug", "n", "log_ratio_to_figure_without_level"] as const;

/** The id of the source, as `seeds/sources.json` has it. */
export const salarySurvey = "ask-a-manager-2023";

/** The whole sample's median ratio: the survey is self-selected, so that only what differs from it counts. */
const wholeSample = -0.016;
/** Standard deviation of log pay between people of one title and place. */
const personDeviation = 0.35;

/**
 * What people with a title said they are paid, over this service's figures of 1.0.0 for the same title
 * and place; with the factor that the title had in those figures, over its occupation.
 *
 * @param formerFactor of a title's figures of 1.0.0.
 */
export function readSurveyRatios(
  table: Table<(typeof surveyRatioColumns)[number]>,
  formerFactor: (roleSlug: string) => number | null,
  refusals: Refusal[],
): TitleStatistic[] {
  return table.rows.flatMap(({ line, cells }) => {
    const { role_slug: roleSlug } = cells;
    const place = { file: table.file, line, key: roleSlug };
    const count = readNumber(cells.n, "n", place, refusals);
    const ratio = readNumber(cells.log_ratio_to_figure_without_level, "ratio", place, refusals);
    const former = formerFactor(roleSlug);
    // A title that is no role any more is no evidence.
    if (count === null || ratio === null || former === null) return [];
    const logRatio = round(ratio - wholeSample + Math.log(former), 4);
    return [
      {
        ...{ roleSlug, sourceId: salarySurvey, count, groups: count },
        // The survey is published as ratios alone.
        ...{ median: round(Math.exp(logRatio), 4), occupationMedian: 1, logSd: personDeviation },
        ...{ p10: null, p90: null, occupationCount: count, occupationGroups: count },
        ...{ adjustedLogRatio: logRatio, adjustedGroups: count, contradicts: false },
      },
    ];
  });
}
