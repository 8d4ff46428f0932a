import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { linearScale, type Scale } from "./scale.ts";

/** One line of the chart: an offer on its way from the letter to what it buys. */
export interface Slope {
  name: string;
  /** The amounts at the three stations, USD a year. */
  amounts: readonly [letter: number, afterTax: number, buys: number];
  /** Whether it is one of those that tie for the first place. */
  isTied: boolean;
}

/** Text is not scaled: the drawing is made once for wide and once for narrow screens. */
const drawings = {
  wide: {
    width: 700,
    stations: [148, 348, 528],
    heads: ["What the letter says", "After tax", "What it buys"],
    characters: 19,
    tie: "under 2% apart: a tie",
  },
  narrow: {
    width: 344,
    stations: [98, 174, 246],
    heads: ["Letter", "After tax", "Buys"],
    characters: 12,
    tie: "a tie",
  },
} as const;
type Screen = keyof typeof drawings;

const height = 340;
const plot = { top: 44, bottom: 316 };
/** A label has two lines; closer ones are moved apart. */
const labelHeight = 36;
/** One for each line, so that they differ without color. */
const marks = ["first", "second", "third", "fourth", "fifth"] as const;

/** Offers from the letter to what it buys: the slope shows where the money goes. Best first. */
export function SlopesChart({ slopes }: { slopes: readonly Slope[] }): Markup {
  return (
    <>
      <SlopesDrawing screen="wide" slopes={slopes} />
      <SlopesDrawing screen="narrow" slopes={slopes} />
    </>
  );
}

/** One of the two drawings. */
export function SlopesDrawing({
  screen,
  slopes,
}: {
  screen: Screen;
  slopes: readonly Slope[];
}): Markup {
  const { width, stations, heads } = drawings[screen];
  const y = linearScale(domainOf(slopes), [plot.bottom, plot.top]);
  const id = `slopes-${screen}`;
  return (
    <svg
      class={`chart slopes ${screen}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>From the letter to what it buys</title>
      <desc id={`${id}-desc`}>
        {slopes
          .map(
            ({ name, amounts: [letter, afterTax, buys] }) =>
              `${name}: ${dollars(letter)}, after tax ${dollars(afterTax)}, buys ${dollars(buys)}.`,
          )
          .join(" ")}
      </desc>
      {stations.map((x, at) => (
        <>
          <text class="head" text-anchor="middle" x={x} y="18">
            {heads[at]}
          </text>
          <line class="station" x1={x} x2={x} y1="30" y2={plot.bottom} />
        </>
      ))}
      <TieBand slopes={slopes} x={stations[2]} y={y} />
      {slopes.map((slope, at) => (
        <Line slope={slope} mark={marks[at] ?? "fifth"} stations={stations} y={y} />
      ))}
      <Labels screen={screen} slopes={slopes} side="start" y={y} />
      <Labels screen={screen} slopes={slopes} side="end" y={y} />
    </svg>
  );
}

/** Room above and below, and so much of it that a difference of a percent does not look like a fall. */
function domainOf(slopes: readonly Slope[]): [number, number] {
  const all = slopes.flatMap(({ amounts }) => amounts);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(highest - lowest, highest * 0.2);
  return [lowest - span * 0.12, highest + span * 0.05];
}

function Line({
  slope: { amounts },
  mark,
  stations,
  y,
}: {
  slope: Slope;
  mark: string;
  stations: readonly number[];
  y: Scale;
}): Markup {
  const points = amounts.map((amount, at) => [stations[at] ?? 0, y(amount)] as const);
  return (
    <g class={mark}>
      <polyline points={points.map(([x, at]) => `${x},${at}`).join(" ")} />
      {points.map(([x, at]) => (
        <Mark mark={mark} x={x} y={at} />
      ))}
    </g>
  );
}

/** Shapes differ as well as strokes: filled and hollow circle, square, diamond, triangle. */
function Mark({ mark, x, y }: { mark: string; x: number; y: number }): Markup {
  if (mark === "third") return <rect x={x - 5.5} y={y - 5.5} width="11" height="11" />;
  if (mark === "fourth") return <path d={`M${x} ${y - 7}l7 7l-7 7l-7-7Z`} />;
  if (mark === "fifth") return <path d={`M${x} ${y - 7}l7 12h-14Z`} />;
  return <circle cx={x} cy={y} r="6" />;
}

function TieBand({
  slopes,
  x,
  y,
}: {
  slopes: readonly Slope[];
  x: number;
  y: Scale;
}): Markup | null {
  const tied = slopes.filter(({ isTied }) => isTied).map(({ amounts }) => y(amounts[2]));
  if (tied.length < 2) return null;
  const [top, bottom] = [Math.min(...tied) - 10, Math.max(...tied) + 10];
  return <rect class="tie" x={x - 16} y={top} width="32" height={bottom - top} rx="10" />;
}

function Labels({
  screen,
  slopes,
  side,
  y,
}: {
  screen: Screen;
  slopes: readonly Slope[];
  side: "start" | "end";
  y: Scale;
}): Markup {
  const { stations, characters, tie } = drawings[screen];
  const isStart = side === "start";
  const x = isStart ? stations[0] - 16 : stations[2] + 22;
  const at = isStart ? 0 : 2;
  // Of two equal amounts the better offer's is above.
  const places = spreadOut(slopes.map(({ amounts }) => y(amounts[at])));
  const isTied = slopes.filter((slope) => slope.isTied).length > 1;
  return (
    <>
      {slopes.map(({ name, amounts }, index) => {
        const place = places[index] ?? 0;
        return (
          <g class={`label ${marks[index] ?? "fifth"}`}>
            <text class="amount" text-anchor={isStart ? "end" : "start"} x={x} y={place - 1}>
              {dollars(amounts[at])}
            </text>
            <text class="small" text-anchor={isStart ? "end" : "start"} x={x} y={place + 15}>
              {shorten(name, characters)}
            </text>
          </g>
        );
      })}
      {isTied && !isStart && (
        <text class="small" x={x} y={Math.max(...places) + labelHeight - 2}>
          {tie}
        </text>
      )}
    </>
  );
}

/** Moves places apart that are closer than a label is high, each as little as possible, in their order. */
function spreadOut(places: readonly number[]): number[] {
  const order = places
    .map((_, index) => index)
    .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const groups: { at: number; members: number[] }[] = [];
  for (const index of order) {
    groups.push({ at: places[index] ?? 0, members: [index] });
    for (;;) {
      const [above, last] = groups.slice(-2);
      if (groups.length < 2 || !above || !last) break;
      const room = ((above.members.length + last.members.length) * labelHeight) / 2;
      if (last.at - above.at >= room) break;
      const members = [...above.members, ...last.members];
      const at = members.reduce((sum, own) => sum + (places[own] ?? 0), 0) / members.length;
      groups.splice(-2, 2, { at, members });
    }
  }
  const spread = [...places];
  for (const { at, members } of groups) {
    members.forEach((index, step) => {
      spread[index] = at + (step - (members.length - 1) / 2) * labelHeight;
    });
  }
  return spread.map((place) => Math.round(place * 10) / 10);
}

function shorten(name: string, characters: number): string {
  if (name.length <= characters) return name;
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > characters) words.pop();
  const whole = words.join(" ");
  return whole.length <= characters ? whole : `${whole.slice(0, characters - 1)}…`;
}
