import { instant, isoDate } from "#shared/core/dates.ts";
import { listing } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

export interface AttemptMark {
  number: number;
  /** Milliseconds since the epoch. */
  at: number;
  state: keyof typeof stateWords;
  /** Whether the owner requested it, outside the schedule. */
  isRedelivery: boolean;
  /** The cell of the table: status or error, and how long the attempt took. */
  result: string;
  took: string;
}

const stateWords = {
  succeeded: "Succeeded",
  failed: "Failed",
  interrupted: "Interrupted",
  in_progress: "In progress",
  next: "Next",
  planned: "Later, if it fails until then",
} as const;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const ticks = [
  [0, "0"],
  [minute, "1 min"],
  [5 * minute, "5 min"],
  [30 * minute, "30 min"],
  [2 * hour, "2 h"],
  [6 * hour, "6 h"],
  [24 * hour, "24 h"],
  [7 * 24 * hour, "7 d"],
  [30 * 24 * hour, "30 d"],
] as const;

const size = { width: 540, height: 150 };
const plot = { left: 14, right: 526, schedule: 44, requested: 84, axis: 116 };
/** The shortest pause; on the scale it is as wide as every doubling of a much longer time. */
const unit = 5 * second;

/**
 * The attempts of a delivery over time, from the first: short pauses are drawn wider than they are,
 * because the schedule's last is 7,000 times its first.
 *
 * @param startAt of the first attempt. @param lengthMs of the whole schedule.
 */
export function AttemptsChart({
  id,
  title,
  startAt,
  lengthMs,
  marks,
}: {
  id: string;
  title: string;
  startAt: number;
  lengthMs: number;
  marks: readonly AttemptMark[];
}): Markup {
  const last = Math.max(lengthMs, ...marks.map(({ at }) => at - startAt));
  const place = linearScale([0, stretch(last)], [plot.left, plot.right]);
  const x = (elapsed: number) => place(stretch(elapsed));
  const shown = ticks.filter(([elapsed]) => elapsed <= last);
  const states = [...new Set(marks.map(({ state }) => state))];
  return (
    <figure class="chart-figure attempts">
      <Chart id={id} title={title} description={describe(marks, startAt)} {...size}>
        <g class="axis">
          <line x1={plot.left} x2={plot.right} y1={plot.schedule} y2={plot.schedule} />
          {shown.map(([elapsed, label]) => (
            <>
              <line class="grid" x1={x(elapsed)} x2={x(elapsed)} y1="16" y2={plot.axis - 8} />
              <text x={x(elapsed)} y={plot.axis + 10} text-anchor={anchorOf(elapsed, last)}>
                {label}
              </text>
            </>
          ))}
        </g>
        {marks.map(({ number, at, state, isRedelivery }) => {
          const y = isRedelivery ? plot.requested : plot.schedule;
          return (
            <g class={`attempt ${state}`} transform={`translate(${x(at - startAt)} ${y})`}>
              <Sign state={state} />
              {!isRedelivery && (
                <text class="small" y="-16" text-anchor="middle">
                  {number}
                </text>
              )}
            </g>
          );
        })}
      </Chart>
      <figcaption class="legend">
        {states.map((state) => (
          <span class="sign">
            <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
              <g class={`attempt ${state}`}>
                <Sign state={state} />
              </g>
            </svg>
            {stateWords[state]}
          </span>
        ))}
        {marks.some(({ isRedelivery }) => isRedelivery) && (
          <span>Below the line: sent again by you</span>
        )}
      </figcaption>
      <DataTable
        caption={title}
        columns={["Attempt", "When (UTC)", "After the first", "State", "Result", "Took"]}
        rows={marks.map((mark) => [
          `${mark.number}${mark.isRedelivery ? ", by you" : ""}`,
          momentOf(mark),
          `${mark.state === "planned" ? "about " : ""}${elapsedInWords(mark.at - startAt)}`,
          stateWords[mark.state],
          mark.result,
          mark.took,
        ])}
      />
    </figure>
  );
}

/** The state of an attempt by its shape, so that nobody depends on colors. */
function Sign({ state }: Pick<AttemptMark, "state">): Markup {
  return (
    <>
      <circle r={state === "planned" ? 6 : 9} />
      {state === "succeeded" && <path d="M-4 0.5 -1 3.5 4.5 -3.5" />}
      {state === "failed" && <path d="M-3.5 -3.5 3.5 3.5M3.5 -3.5 -3.5 3.5" />}
      {state === "interrupted" && <path d="M-4 0H4" />}
      {(state === "next" || state === "in_progress") && <circle class="core" r="4" />}
    </>
  );
}

function stretch(elapsed: number): number {
  return Math.log1p(Math.max(0, elapsed) / unit);
}

function anchorOf(elapsed: number, last: number): "start" | "middle" | "end" {
  if (elapsed === 0) return "start";
  return elapsed > last * 0.8 ? "end" : "middle";
}

/** `35 minutes`, `2.6 hours`. */
export function elapsedInWords(milliseconds: number): string {
  const [name, length] =
    milliseconds < 2 * minute
      ? (["second", second] as const)
      : milliseconds < 2 * hour
        ? (["minute", minute] as const)
        : milliseconds < 48 * hour
          ? (["hour", hour] as const)
          : (["day", 24 * hour] as const);
  const count = Number((milliseconds / length).toFixed(name === "hour" || name === "day" ? 1 : 0));
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

function momentOf({ at, state }: AttemptMark): string {
  const whole = instant(at);
  const time = whole.slice(11, state === "planned" ? 16 : 19);
  return `${state === "planned" ? "about " : ""}${isoDate(at)} ${time}`;
}

function describe(marks: readonly AttemptMark[], startAt: number): string {
  const parts = marks.map(
    ({ number, at, state }) =>
      `${number} ${stateWords[state].toLowerCase()} after ${elapsedInWords(at - startAt)}`,
  );
  return parts.length === 0 ? "No attempt was made." : `Attempts: ${listing(parts)}.`;
}
