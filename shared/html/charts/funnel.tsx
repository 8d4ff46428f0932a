import { grouped, percent } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

interface FunnelStep {
  name: string;
  reached: number;
  /** The share of the step before; null if it is not known. */
  rate: number | null;
}

const width = 540;
const rowHeight = 56;
const barHeight = 16;

/** How many got to each step, one bar for each. */
export function FunnelChart({
  id,
  title,
  steps,
}: {
  id: string;
  title: string;
  steps: readonly FunnelStep[];
}): Markup {
  const scale = linearScale([0, Math.max(1, ...steps.map(({ reached }) => reached))], [0, width]);
  return (
    <figure class="chart-figure">
      <Chart
        id={id}
        title={title}
        description={steps.map(describe).join(" ")}
        width={width}
        height={rowHeight * steps.length}
      >
        {steps.map((step, at) => (
          <g transform={`translate(0 ${at * rowHeight})`}>
            <text class="name" x="0" y="16">
              {step.name}
            </text>
            <text class="value" x={width} y="16" text-anchor="end">
              {grouped(step.reached)}
              {step.rate !== null && ` · ${percent(step.rate, 0)}`}
            </text>
            <rect class="track" x="0" y="24" width={width} height={barHeight} rx="4" />
            {step.reached > 0 && (
              <rect
                class="use"
                x="0"
                y="24"
                width={Math.max(4, scale(step.reached))}
                height={barHeight}
                rx="4"
              />
            )}
          </g>
        ))}
      </Chart>
      <DataTable
        caption={title}
        columns={["Stage", "Jobs that got there", "Of the stage before"]}
        rows={steps.map(({ name, reached, rate }) => [
          name,
          grouped(reached),
          rate === null ? "–" : percent(rate, 0),
        ])}
      />
    </figure>
  );
}

function describe({ name, reached, rate }: FunnelStep): string {
  const share = rate === null ? "" : `, ${percent(rate, 0)} of the stage before`;
  return `${name}: ${grouped(reached)}${share}.`;
}
