import { grouped, percent } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

interface LimitBar {
  /** The limit for people: `In the last 60 seconds`. */
  name: string;
  used: number;
  limit: number;
  /** When more becomes available, if anything is used. */
  resets: string;
}

const size = { width: 540 };
const track = { left: 0, right: 540, height: 14, top: 30 };
const rowHeight = 76;

/** How much of each limit is used, one bar for each. */
export function LimitBars({
  id,
  title,
  bars,
}: {
  id: string;
  title: string;
  bars: readonly LimitBar[];
}): Markup {
  return (
    <figure class="chart-figure">
      <Chart
        id={id}
        title={title}
        description={bars.map(describe).join(" ")}
        width={size.width}
        height={rowHeight * bars.length - 12}
      >
        {bars.map((bar, at) => (
          <g transform={`translate(0 ${at * rowHeight})`}>
            <text class="name" x={track.left} y="18">
              {bar.name}
            </text>
            <text class="value" x={track.right} y="18" text-anchor="end">
              {grouped(bar.used)} of {grouped(bar.limit)}
            </text>
            <rect
              class="track"
              x={track.left}
              y={track.top}
              width={track.right - track.left}
              height={track.height}
              rx="4"
            />
            {bar.used > 0 && (
              <rect
                class={bar.used >= bar.limit ? "use full" : "use"}
                x={track.left}
                y={track.top}
                width={lengthOf(bar)}
                height={track.height}
                rx="4"
              />
            )}
          </g>
        ))}
      </Chart>
      <DataTable
        caption={title}
        columns={["Limit", "Used", "Allowed", "More is available"]}
        rows={bars.map((bar) => [
          bar.name,
          grouped(bar.used),
          grouped(bar.limit),
          bar.used > 0 ? bar.resets : "now",
        ])}
      />
    </figure>
  );
}

/** A bar is at least as long as it is high, so that one request is visible. */
function lengthOf({ used, limit }: LimitBar): number {
  const scale = linearScale([0, Math.max(1, limit)], [0, track.right - track.left]);
  return Math.max(4, scale(Math.min(used, limit)));
}

function describe({ name, used, limit }: LimitBar): string {
  return `${name}: ${grouped(used)} of ${grouped(limit)} requests, ${share(used, limit)}.`;
}

function share(used: number, limit: number): string {
  if (used === 0 || limit === 0) return "none";
  if (used >= limit) return "all of it";
  return used / limit < 0.01 ? "under 1%" : percent(Math.min(used / limit, 0.99), 0);
}
