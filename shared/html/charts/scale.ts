/** Scales and ticks of charts. Positions are rounded: tenths of a pixel are enough for the eye. */

export type Scale = (value: number) => number;

/** Maps the domain linearly to the range, in user units of the drawing. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const unit = to === from ? 0 : (end - start) / (to - from);
  return (value) => Math.round((start + (value - from) * unit) * 10) / 10;
}

const steps = [1, 2, 2.5, 5, 10];

/** About `count` round values within the domain. */
export function ticks([from, to]: readonly [number, number], count: number): number[] {
  if (!(to > from)) return [from];
  const raw = (to - from) / count;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const step = (steps.find((size) => size * magnitude >= raw) ?? 10) * magnitude;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** An amount for an axis: `$85k`, `$1.2M`. */
export function shortDollars(amount: number): string {
  if (amount >= 1_000_000) return `$${Number((amount / 1_000_000).toFixed(2))}M`;
  return amount >= 1_000 ? `$${Number((amount / 1_000).toFixed(1))}k` : `$${amount}`;
}

/** A count for an axis: `950`, `1.5k`, `2M`. */
export function shortCount(count: number): string {
  if (count >= 1_000_000) return `${Number((count / 1_000_000).toFixed(2))}M`;
  return count >= 1_000 ? `${Number((count / 1_000).toFixed(1))}k` : String(count);
}

/** About how wide a line of text is in a drawing, to keep it inside and clear of others. */

/** Pixels of a character of the middle width, for each class of text. */
const perCharacter = { t: 7.3, "t-s": 6.8, "t-b": 8.1 } as const;

type TextClass = keyof typeof perCharacter;

export function textWidth(text: string, kind: TextClass): number {
  return text.length * perCharacter[kind];
}
