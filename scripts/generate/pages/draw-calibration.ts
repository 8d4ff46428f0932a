import type { Trial } from "../calibrate/try-cells.ts";
import { drawing, place, thousands } from "./svg.ts";

const size = { width: 720, height: 640 };
const frame = { left: 84, right: 690, top: 20, bottom: 560 };
const least = 20_000;
const most = 300_000;
const cells = 64;
/** The opacity of a square, by the maximum number of occupations and areas that it represents. */
const shades = [
  { upTo: 2, opacity: 0.14 },
  { upTo: 8, opacity: 0.28 },
  { upTo: 32, opacity: 0.48 },
  { upTo: 128, opacity: 0.72 },
  { upTo: Number.POSITIVE_INFINITY, opacity: 1 },
] as const;

const share = (dollars: number) => Math.log(dollars / least) / Math.log(most / least);
const x = (dollars: number) => frame.left + share(dollars) * (frame.right - frame.left);
const y = (dollars: number) => frame.bottom - share(dollars) * (frame.bottom - frame.top);

/** Estimates against published medians, both axes logarithmic, counted in squares. */
export function drawCalibration(trials: readonly Trial[]): string {
  const ticks = [20_000, 30_000, 50_000, 80_000, 120_000, 200_000, 300_000];
  return drawing("Estimates against published wages", size, [
    ...ticks.map(
      (tick) =>
        `<path class="grid" d="M${frame.left} ${place(y(tick))}H${frame.right}M${place(x(tick))} ${frame.top}V${frame.bottom}"/><text x="${frame.left - 8}" y="${place(y(tick) + 5)}" text-anchor="end">${thousands(tick)}</text><text x="${place(x(tick))}" y="586" text-anchor="middle">${thousands(tick)}</text>`,
    ),
    ...countSquares(trials),
    `<path class="guide" stroke-width="1.5" d="M${frame.left} ${frame.bottom}L${frame.right} ${frame.top}"/>`,
    ...[0.85, 1.15].map(
      (ratio) => `<path class="guide" stroke-dasharray="5 5" opacity=".7" d="${line(ratio)}"/>`,
    ),
    `<text x="${(frame.left + frame.right) / 2}" y="620" text-anchor="middle">Published median of the metropolitan area</text>`,
    `<text transform="translate(20 ${(frame.top + frame.bottom) / 2}) rotate(-90)" text-anchor="middle">Estimate</text>`,
  ]);
}

/** The line on which the estimate is this many times the published wage. */
function line(ratio: number): string {
  const from = Math.max(least, least / ratio);
  const to = Math.min(most, most / ratio);
  return `M${place(x(from))} ${place(y(from * ratio))}L${place(x(to))} ${place(y(to * ratio))}`;
}

function countSquares(trials: readonly Trial[]): string[] {
  const side = (frame.right - frame.left) / cells;
  const rise = (frame.bottom - frame.top) / cells;
  const index = (dollars: number) =>
    Math.min(cells - 1, Math.max(0, Math.floor(share(dollars) * cells)));
  const counts = Map.groupBy(
    trials,
    ({ published, estimated }) => index(published) * cells + index(estimated),
  );
  return shades.map(({ upTo, opacity }, shade) => {
    const above = shades[shade - 1]?.upTo ?? 0;
    const squares = [...counts]
      .filter(([, { length }]) => length > above && length <= upTo)
      .sort(([a], [b]) => a - b)
      .map(([key]) => {
        const left = place(frame.left + Math.floor(key / cells) * side);
        const top = place(frame.bottom - ((key % cells) + 1) * rise);
        return `M${left} ${top}h${place(side)}v${place(rise)}H${left}z`;
      });
    return `<path class="mark" opacity="${opacity}" d="${squares.join("")}"/>`;
  });
}
