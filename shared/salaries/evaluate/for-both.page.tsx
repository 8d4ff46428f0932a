import type { PayPeriod } from "#schema/pay-periods.ts";
import { dollars } from "#shared/core/format.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import type { Markup } from "#shared/html/page.ts";
import { postingPath } from "../subject/posting-path.ts";
import type { EvaluateData } from "./evaluate.response.ts";

/** Above this ratio of its ends, a range says little; `evaluate` says so too. */
const widest = 1.6;

/** A range has two readers: whoever was told it, and whoever posts it. */
export function ForBoth({
  result,
  period,
}: {
  result: EvaluateData;
  /** What the range was typed for. */
  period: PayPeriod;
}): Markup {
  const say = period === "hourly" ? (amount: number) => `${hourly(amount)} an hour` : dollars;
  const where = result.city ? `${result.city.name}, ${result.city.state}` : "";
  return (
    <section class="section halves" aria-label="What to do with this range">
      <div>
        <h2>If you were offered this range</h2>
        <p class="next">{forApplicant(result, say)}</p>
      </div>
      <div>
        <h2>If you are posting it</h2>
        <p class="next">
          {forEmployer(result, say)}{" "}
          <a href={postingPath(result.role.title, where, result.offer)}>
            The disclosure to paste, and what the law there asks for
          </a>
        </p>
      </div>
    </section>
  );
}

function forApplicant(
  { offer: { min, max, spread }, estimate: { median } }: EvaluateData,
  say: (amount: number) => string,
): string {
  const which =
    spread > widest
      ? `From ${say(min)} to ${say(max)} is too wide to mean much: ask which part of it applies to you.`
      : "Ask which part of it applies to you.";
  if (max < median) return `${which} Even its top is below what is typical, ${say(median)}.`;
  if (min > median) return `${which} Even its bottom is above what is typical, ${say(median)}.`;
  return `${which} What is typical, ${say(median)}, is within it. Once you have an amount, check that one.`;
}

function forEmployer(
  { offer: { min, max, spread }, estimate: { low, median, high } }: EvaluateData,
  say: (amount: number) => string,
): string {
  const wide =
    spread > widest
      ? ` Its top is ${spread.toFixed(1)} times its bottom, so readers will not learn much from it.`
      : "";
  if (low === null || high === null) {
    return `What is typical for the job there is ${say(median)}.${wide}`;
  }
  const half = `The middle half of people in this job there are paid ${say(low)} to ${say(high)}.`;
  const where =
    max < low
      ? "All of your range is below that, so expect few applicants with this experience."
      : min > high
        ? "All of your range is above that."
        : min < low && max > high
          ? "Your range contains it."
          : min < low
            ? "Your range begins below that."
            : max > high
              ? "Your range ends above that."
              : "Your range is within it.";
  return `${half} ${where}${wide}`;
}
