import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { linearScale, type Scale, shortDollars, ticks } from "./scale.ts";

/** One row: what is typical, and how far off that may be. */
export interface PaySpike {
  name: string;
  amount: number;
  lower: number;
  upper: number;
}

const drawings = {
  wide: { width: 720, left: 2, right: 620, count: 6 },
  narrow: { width: 344, left: 2, right: 262, count: 3 },
} as const;
type Screen = keyof typeof drawings;

const rowHeight = 62;
const axisHeight = 30;

/** A spike from zero for each row, as long as its pay, with the doubt around its tip. */
export function PaySpikes({
  title,
  spikes,
}: {
  title: string;
  spikes: readonly PaySpike[];
}): Markup {
  return (
    <>
      <SpikesDrawing screen="wide" title={title} spikes={spikes} />
      <SpikesDrawing screen="narrow" title={title} spikes={spikes} />
    </>
  );
}

/** One of the two drawings. */
export function SpikesDrawing({
  screen,
  title,
  spikes,
}: {
  screen: Screen;
  title: string;
  spikes: readonly PaySpike[];
}): Markup {
  const { width, left, right, count } = drawings[screen];
  const highest = Math.max(...spikes.map(({ upper }) => upper));
  const x = linearScale([0, highest], [left, right]);
  const bottom = spikes.length * rowHeight + 8;
  const height = bottom + axisHeight;
  const id = `spikes-${screen}`;
  return (
    <svg
      class={`chart spikes ${screen}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>
        {spikes
          .map(
            ({ name, amount, lower, upper }) =>
              `${name}: ${dollars(amount)}, likely between ${dollars(lower)} and ${dollars(upper)}.`,
          )
          .join(" ")}
      </desc>
      <defs>
        <linearGradient id={`${id}-spike`}>
          <stop class="foot" offset="0" />
          <stop class="top" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}-doubt`}>
          <stop class="thin" offset="0" />
          <stop class="thick" offset="0.5" />
          <stop class="thin" offset="1" />
        </linearGradient>
      </defs>
      {ticks([0, highest], count).map((amount) => (
        <>
          <line class="grid" x1={x(amount)} x2={x(amount)} y1="4" y2={bottom} />
          <text
            class="small"
            text-anchor={amount === 0 ? "start" : "middle"}
            x={amount === 0 ? 0 : x(amount)}
            y={bottom + 20}
          >
            {shortDollars(amount)}
          </text>
        </>
      ))}
      <line class="ground" x1={left} x2={left} y1="4" y2={bottom} />
      {spikes.map((spike, at) => (
        <Row id={id} spike={spike} x={x} y={at * rowHeight + 42} />
      ))}
    </svg>
  );
}

function Row({
  id,
  spike: { name, amount, lower, upper },
  x,
  y,
}: {
  id: string;
  spike: PaySpike;
  x: Scale;
  y: number;
}): Markup {
  const [foot, tip, from, to] = [x(0), x(amount), x(lower), x(upper)];
  const [before, after] = [(from + tip) / 2, (tip + to) / 2];
  return (
    <g>
      <text class="name" x={foot + 6} y={y - 16}>
        {name}
      </text>
      <path fill={`url(#${id}-spike)`} d={`M${foot} ${y - 9}L${tip} ${y}L${foot} ${y + 9}Z`} />
      <path
        fill={`url(#${id}-doubt)`}
        d={`M${from} ${y}C${before} ${y} ${tip - 8} ${y - 9} ${tip} ${y - 9}S${after} ${y} ${to} ${y}C${after} ${y} ${tip + 8} ${y + 9} ${tip} ${y + 9}S${before} ${y} ${from} ${y}Z`}
      />
      <circle class="dot" cx={tip} cy={y} r="6" />
      <text class="amount" x={to + 10} y={y + 5}>
        {dollars(amount)}
      </text>
    </g>
  );
}
