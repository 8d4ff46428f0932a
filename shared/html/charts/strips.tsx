import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { linearScale, shortDollars } from "./scale.ts";

/** One amount among others, with the middle half around it where that is known. */
interface Strip {
  name: string;
  /** The page of the amount. */
  path: string;
  amount: number;
  /** The middle half. */
  low?: number | null;
  high?: number | null;
  /** The row of the page itself. */
  isCurrent?: boolean;
  /** What the amount is compared with the page's, in words. */
  difference?: string;
  /** What one has to know before one goes there. */
  note?: string | undefined;
}

/** Amounts as ticks on one scale, a row for each. */
export function Strips({ strips }: { strips: readonly Strip[] }): Markup {
  const [from, to] = roundEnds(
    strips.flatMap(({ amount, low, high }) => [amount, low ?? amount, high ?? amount]),
  );
  const x = linearScale([from, to], [0, 100]);
  const isWide = strips.some(({ difference }) => difference !== undefined);
  return (
    <div class={isWide ? "strips wide" : "strips"}>
      <div class="strip scale" aria-hidden="true">
        <span />
        <span>
          <i>{shortDollars(from)}</i>
          <i>{shortDollars(to)}</i>
        </span>
      </div>
      <ul>
        {strips.map((strip) => (
          <li>
            <a class="strip" href={strip.path} aria-current={strip.isCurrent ? "page" : undefined}>
              <span class="name">{strip.name}</span>
              <Tick strip={strip} x={x} />
              <span class="amount">{dollars(strip.amount)}</span>
              {strip.difference !== undefined && <span class="difference">{strip.difference}</span>}
            </a>
            {strip.note && <p class="note">{strip.note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tick({
  strip: { amount, low, high },
  x,
}: {
  strip: Strip;
  x: (amount: number) => number;
}): Markup {
  return (
    <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path class="k-line" d="M0 8H100" />
      {low != null && high != null && (
        <path class="k-half" d={`M${x(low)} 3H${x(high)}V13H${x(low)}Z`} />
      )}
      <path class="k-tick" d={`M${x(amount)} 1V15`} />
    </svg>
  );
}

/** Round amounts a little below the lowest and above the highest. */
function roundEnds(amounts: readonly number[]): [number, number] {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const size = Math.max(highest - lowest, highest * 0.1);
  const step = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000].find((wide) => wide * 5 >= size);
  const unit = step ?? 200_000;
  return [
    Math.max(0, Math.floor((lowest - size * 0.05) / unit) * unit),
    Math.ceil((highest + size * 0.05) / unit) * unit,
  ];
}

/** `$1,261 less`, or `the same` */
export function difference(amount: number, than: number): string {
  if (amount === than) return "the same";
  return `${dollars(Math.abs(amount - than))} ${amount > than ? "more" : "less"}`;
}

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
