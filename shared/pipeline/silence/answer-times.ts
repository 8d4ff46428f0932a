import { daysBetween } from "#shared/core/dates.ts";
import { nearestRank } from "#shared/core/numbers.ts";

/** Fewer answers than this say nothing of how long the next one takes. */
export const fewestAnswers = 5;

/** After how many days companies answered somebody's applications. */
export interface AnswerTimes {
  /** The answered applications that this follows from, at least {@link fewestAnswers}. */
  answers: number;
  /** Half of the answers came within this many days. */
  typicalDays: number;
  /** Nine in ten came within this many days. */
  slowDays: number;
  slowestDays: number;
}

/**
 * Answer times from applications and their first answers. An answer with the instant of its application,
 * as a table with one date has it, says nothing about time and is not counted.
 *
 * @returns null with fewer than {@link fewestAnswers} answers.
 */
export function answerTimes(
  answered: readonly { appliedAt: number | null; answeredAt: number | null }[],
): AnswerTimes | null {
  const days = answered
    .flatMap(({ appliedAt, answeredAt }) =>
      appliedAt !== null && answeredAt !== null && answeredAt > appliedAt
        ? [daysBetween(appliedAt, answeredAt)]
        : [],
    )
    .sort((a, b) => a - b);
  if (days.length < fewestAnswers) return null;
  const within = (share: number) => nearestRank(days, share);
  return {
    answers: days.length,
    typicalDays: within(0.5),
    slowDays: within(0.9),
    slowestDays: within(1),
  };
}
