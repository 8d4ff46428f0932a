import { toDollars } from "../amount.ts";

/** The pay of a job: a tenth, a quarter, half, three quarters and nine tenths of people get at most so much. */
interface Distribution {
  p10: number | null;
  p25: number | null;
  p50: number;
  p75: number | null;
  p90: number | null;
}

interface Glyphs {
  thin: string;
  thick: string;
  median: string;
  mark: string;
}

const drawn: Glyphs = { thin: "─", thick: "█", median: "┃", mark: "▲" };
const ascii: Glyphs = { thin: "-", thick: "=", median: "|", mark: "^" };

const most = 64;
const least = 24;

/** Whether the terminal shows more than ASCII; a file gets what people see today. */
export function showsDrawing(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || "";
  return env.TERM !== "dumb" && !/^(?:C|POSIX)$/.test(locale);
}

/**
 * A line of pay from the lowest tenth to the highest, its middle half thick, with where an offer lies
 * below it. No line if the figures have no quarters.
 *
 * @param offer an amount a year, or both ends of a range.
 * @param width columns that there are.
 */
export function payBar(
  { p10, p25, p50, p75, p90 }: Distribution,
  offer: { min: number; max: number },
  {
    width,
    unicode,
    show = shorten,
  }: { width: number; unicode: boolean; show?(pay: number): string },
): string[] {
  if (p25 === null || p75 === null) return [];
  const low = p10 ?? p25;
  const high = p90 ?? p75;
  const glyphs = unicode ? drawn : ascii;
  const left = Math.min(low, offer.min);
  const right = Math.max(high, offer.max);
  const columns = Math.max(least, Math.min(most, width - 4));
  const at = (pay: number) => Math.round(((pay - left) / (right - left || 1)) * (columns - 1));
  const bar = Array.from({ length: columns }, (_, column) => {
    if (column === at(p50)) return glyphs.median;
    if (column >= at(p25) && column <= at(p75)) return glyphs.thick;
    return column >= at(low) && column <= at(high) ? glyphs.thin : " ";
  }).join("");
  const scale = write(columns, [
    [at(p25), show(p25)],
    [at(p75), show(p75)],
    [at(p50), show(p50)],
    ...(p10 === null ? [] : [[at(p10), show(p10)] as const]),
    ...(p90 === null ? [] : [[at(p90), show(p90)] as const]),
  ]);
  const isRange = at(offer.min) !== at(offer.max);
  const marks = isRange ? [at(offer.min), at(offer.max)] : [at(offer.min)];
  const pointer = Array.from({ length: columns }, (_, column) =>
    marks.includes(column) ? glyphs.mark : isRange && between(column, marks) ? glyphs.thin : " ",
  ).join("");
  const text = isRange
    ? `offer ${show(offer.min)} to ${show(offer.max)}`
    : `offer ${show(offer.min)}`;
  const middle = Math.round((at(offer.min) + at(offer.max)) / 2);
  return [scale, bar, pointer, write(columns, [[middle, text]])].map((line) =>
    `  ${line}`.trimEnd(),
  );
}

function between(column: number, [from = 0, to = 0]: readonly number[]): boolean {
  return column > from && column < to;
}

/** Writes texts centered at columns; one that would touch an earlier one is left out. */
function write(columns: number, texts: readonly (readonly [at: number, text: string])[]): string {
  let line = " ".repeat(columns);
  for (const [at, text] of texts) {
    const start = Math.max(0, Math.min(columns - text.length, at - Math.floor(text.length / 2)));
    const room = line.slice(Math.max(0, start - 1), start + text.length + 1);
    if (room.trim() !== "") continue;
    line = line.slice(0, start) + text + line.slice(start + text.length);
  }
  return line;
}

/** `$91k`; below ten thousand in full. */
function shorten(pay: number): string {
  return pay >= 10_000 ? `$${Math.round(pay / 1_000)}k` : toDollars(pay);
}
