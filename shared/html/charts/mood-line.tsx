import { isoDate } from "#shared/core/dates.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

interface MoodPoint {
  /** Milliseconds since the epoch. */
  at: number;
  /** 1 to 5. */
  mood: number;
  note: string | null;
}

const [width, height, margin] = [540, 64, 8];

/** Moods in the order of their check-ins, as a small line. */
export function MoodLine({ points }: { points: readonly MoodPoint[] }): Markup {
  const x = linearScale([0, Math.max(1, points.length - 1)], [margin, width - margin]);
  const y = linearScale([1, 5], [height - margin, margin]);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure class="chart-figure">
      <Chart
        id="moods"
        title="Mood of the last check-ins, from 1 (low) to 5 (high)"
        description={points.map(({ at, mood }) => `${isoDate(at)}: ${mood} of 5.`).join(" ")}
        width={width}
        height={height}
      >
        <g class="axis">
          <line x1={0} x2={width} y1={y(3)} y2={y(3)} />
        </g>
        <polyline
          class="curve"
          points={points.map(({ mood }, at) => `${x(at).toFixed(1)},${y(mood)}`).join(" ")}
        />
        {points.map(({ mood }, at) => (
          <circle class="dot" cx={x(at).toFixed(1)} cy={y(mood)} r="4" />
        ))}
      </Chart>
      {first && last && (
        <DataTable
          caption="Moods"
          columns={["Day", "Mood", "Note"]}
          rows={points
            .toReversed()
            .map(({ at, mood, note }) => [isoDate(at), `${mood} of 5`, note ?? ""])}
        />
      )}
    </figure>
  );
}
