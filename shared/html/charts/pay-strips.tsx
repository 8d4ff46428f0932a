import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { shortDollars } from "./scale.ts";

/** A job or place with its pay, whole USD a year. */
export interface PaidName {
  name: string;
  path: string;
  amount: number;
}

/**
 * Names with their pay as a bar from zero, a row for each.
 *
 * @param top the pay that fills a row, so that lists next to each other can share a scale.
 * @param withScale whether the scale is written above the bars.
 */
export function PayStrips({
  rows,
  top = highestOf(rows),
  withScale = false,
}: {
  rows: readonly PaidName[];
  top?: number;
  withScale?: boolean;
}): Markup {
  return (
    <ul class="pay-strips plain">
      {withScale && (
        <li class="scale" aria-hidden="true">
          <span>$0</span>
          <span>{shortDollars(top)}</span>
        </li>
      )}
      {rows.map(({ name, path, amount }) => (
        <li>
          <a href={path}>
            <span class="name">{name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <path class="whole" d="M0 4H100" />
              <path class="paid" d={`M0 4H${((amount / top) * 100).toFixed(1)}`} />
            </svg>
            <span class="amount">{dollars(amount)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The highest pay of some rows, rounded up to ten thousands. */
export function highestOf(rows: readonly Pick<PaidName, "amount">[]): number {
  const highest = rows.reduce((most, { amount }) => Math.max(most, amount), 1);
  return Math.ceil(highest / 10_000) * 10_000;
}
