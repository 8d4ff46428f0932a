import { ApiError } from "#shared/core/errors.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import type { SalaryContext } from "#shared/salaries/subject/salary-context.ts";
import { benchmark, type JobBenchmark } from "../jobs/judge-job-pay.ts";
import type { ReadContext } from "../records/context.ts";
import type { Card } from "./card.ts";

/** How the pay of a job compares with what it pays there, in a word and a drawing. */
export interface PayBadge {
  /** The verdict as every page words it. */
  words: string;
  /** Where the pay is: 0 at the lower end of the middle half, 1 at the upper one; null if an end is not published. */
  place: number | null;
}

/** The badges of the jobs that state their pay in USD and have a role of the salary catalog, by id. */
export async function judgeCards(
  context: Pick<ReadContext, "salaries">,
  cards: readonly Card[],
): Promise<ReadonlyMap<string, PayBadge>> {
  const paid = cards.filter(
    ({ roleSlug, salaryMin, salaryMax }) => roleSlug !== null && (salaryMin || salaryMax),
  );
  const salaries = paid.length > 0 ? await context.salaries() : null;
  if (!salaries) return new Map();
  const judged = await Promise.all(
    paid.map(async (card) => [card.id, await findBadge(salaries, card)] as const),
  );
  return new Map(judged.flatMap(([id, badge]) => (badge ? [[id, badge] as const] : [])));
}

/**
 * Badges by what they follow from, for each dataset that the isolate reads: a board has the same jobs
 * each time that it is opened, and judging 75 of them took 13 of the 26 ms of its page.
 */
const known = new WeakMap<object, Map<string, PayBadge | null>>();
const maxKnown = 2_000;

async function findBadge(salaries: SalaryContext, card: Card): Promise<PayBadge | null> {
  const { dataset } = salaries.reference;
  const badges = known.get(dataset) ?? new Map<string, PayBadge | null>();
  known.set(dataset, badges);
  const { title, roleSlug, citySlug, salaryMin, salaryMax, salaryPeriod, currency } = card;
  const { year, quarter } = lastCompletedQuarter(salaries.now);
  const key = JSON.stringify([
    ...[year, quarter, title, roleSlug, citySlug],
    ...[salaryMin, salaryMax, salaryPeriod, currency],
  ]);
  const found = badges.get(key);
  if (found !== undefined) return found;
  const badge = await judge(salaries, card);
  if (badges.size >= maxKnown) badges.clear();
  badges.set(key, badge);
  return badge;
}

async function judge(salaries: SalaryContext, card: Card): Promise<PayBadge | null> {
  try {
    const found = await benchmark(salaries, card);
    return found && toBadge(found);
  } catch (error) {
    // No wage of this job is published there: the board has a card without a badge.
    if (error instanceof ApiError && error.code === "dependency_unavailable") return null;
    throw error;
  }
}

function toBadge({ judgment, said }: JobBenchmark): PayBadge | null {
  if (!judgment || !said) return null;
  const { offer, distribution } = judgment;
  const { p25, p75 } = distribution;
  const isDrawn = p25 !== null && p75 !== null && p75 > p25;
  return {
    words: said.words,
    place: isDrawn ? (offer.midpoint.value - p25) / (p75 - p25) : null,
  };
}
