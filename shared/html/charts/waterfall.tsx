import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

const width = 540;
const plot = { left: 190, right: 440 };
const rowHeight = 34;

/** One bar: an amount that is added or taken away, or a total that stands on its own. */
interface WaterfallStep {
  name: string;
  /** USD a year; negative if it is taken away. */
  amount: number;
  isTotal?: boolean;
}

/** How an amount becomes another one, step by step. Steps of zero are left out. */
export function Waterfall({
  id,
  title,
  steps,
  highest,
}: {
  id: string;
  title: string;
  steps: readonly WaterfallStep[];
  /** The right end of the scale, so that several drawings can be compared. */
  highest: number;
}): Markup {
  const shown = steps.filter(({ amount, isTotal }) => isTotal || amount !== 0);
  const x = linearScale([0, highest], [plot.left, plot.right]);
  const bars = stand(shown);
  return (
    <figure class="chart-figure">
      <Chart
        id={id}
        title={title}
        description={shown.map(({ name, amount }) => `${name} ${dollars(amount)}`).join(", ")}
        width={width}
        height={shown.length * rowHeight + 8}
      >
        {bars.map(({ name, amount, isTotal, from, to }, at) => {
          const y = at * rowHeight + 4;
          const kind = isTotal ? "total" : amount < 0 ? "minus" : "plus";
          return (
            <g class={`step ${kind}`}>
              <text x="0" y={y + 18}>
                {name}
              </text>
              <rect x={x(from)} y={y} width={Math.max(1.5, x(to) - x(from))} height="24" rx="3" />
              <text x={x(to) + 8} y={y + 18} class="value">
                {dollars(amount)}
              </text>
            </g>
          );
        })}
      </Chart>
      <DataTable
        caption={`${title}, USD a year`}
        columns={["", "Amount"]}
        rows={shown.map(({ name, amount }) => [name, dollars(amount)])}
      />
    </figure>
  );
}

/** Where each bar begins and ends: a total at zero, any other where the one before it ended. */
function stand(steps: readonly WaterfallStep[]) {
  let level = 0;
  return steps.map((step) => {
    const before = step.isTotal ? 0 : level;
    level = step.isTotal ? step.amount : level + step.amount;
    return { ...step, from: Math.max(0, Math.min(before, level)), to: Math.max(before, level, 0) };
  });
}
