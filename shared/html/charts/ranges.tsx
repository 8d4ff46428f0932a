import type { Band, Estimate } from "#shared/contract/estimate.response.ts";
import type { PayLevel } from "#shared/contract/levels.ts";
import { payLevels } from "#shared/contract/levels.ts";
import { dollars } from "#shared/core/format.ts";
import { experienceInYears } from "#shared/figures/experience-words.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

const width = 540;
const plot = { left: 112, right: 530 };
const rowHeight = 54;

/** One row: the middle half of pay with its median. */
interface ChartRange {
  name: string;
  p25: number | null;
  median: number;
  p75: number | null;
  isChosen?: boolean;
}

/** Several ranges of pay on one scale that begins at zero, so that lengths can be compared. */
export function RangesChart({
  id,
  title,
  ranges,
  above = false,
}: {
  id: string;
  title: string;
  ranges: readonly ChartRange[];
  /** Whether names are longer than a word, and so are written above their bar. */
  above?: boolean;
}): Markup {
  const highest = Math.max(...ranges.map(({ median, p75 }) => p75 ?? median));
  const left = above ? 0 : plot.left;
  // Room for the longest label behind the longest bar.
  const x = linearScale([0, highest * 1.32], [left, plot.right]);
  const height = ranges.length * (rowHeight + (above ? 16 : 0)) + 12;
  const medians = ranges.map(({ name, median }) => `${name} ${dollars(median)}`);
  return (
    <figure class="chart-figure">
      <Chart
        id={id}
        title={title}
        description={`Medians: ${medians.join(", ")}. A bar is the middle half of pay.`}
        width={width}
        height={height}
      >
        {ranges.map((range, at) => (
          <Row
            range={range}
            x={x}
            left={left}
            above={above}
            y={at * (rowHeight + (above ? 16 : 0)) + 8}
          />
        ))}
      </Chart>
      <DataTable
        caption={`${title}, USD a year`}
        columns={["", "25th percentile", "Median", "75th percentile"]}
        rows={ranges.map(({ name, p25, median, p75 }) => [
          name,
          orUnpublished(p25),
          dollars(median),
          orUnpublished(p75),
        ])}
      />
    </figure>
  );
}

function Row({
  range: { name, p25, median, p75, isChosen },
  x,
  left,
  above,
  y,
}: {
  range: ChartRange;
  x: (amount: number) => number;
  left: number;
  above: boolean;
  y: number;
}): Markup {
  const bar = above ? y + 16 : y;
  const from = x(p25 ?? median);
  return (
    <g class={isChosen ? "level chosen" : "level"}>
      <text x="0" y={above ? y + 12 : y + 24} class="name">
        {name}
      </text>
      <rect class="track" x={left} y={bar + 18} width={plot.right - left} height="2" />
      <rect class="bar" x={from} y={bar + 8} width={x(p75 ?? median) - from} height="22" rx="4" />
      <rect class="tick" x={x(median) - 2} y={bar + 4} width="4" height="30" rx="2" />
      <text x={x(p75 ?? median) + 8} y={bar + 24} class="value">
        {dollars(median)}
      </text>
    </g>
  );
}

/** An amount, or what a table has where the percentile is not published. */
export function orUnpublished(amount: number | null): string {
  return amount === null ? "not published" : dollars(amount);
}

/** The middle half of pay at each level, with the median; `chosen` is emphasized. */
export function LevelsChart({
  subject,
  bands,
  chosen,
}: {
  subject: string;
  bands: Readonly<Record<PayLevel, Pick<Band, "p25" | "median" | "p75">>>;
  chosen: PayLevel;
}): Markup {
  return (
    <RangesChart
      id="levels"
      title={`Pay of ${subject} by level`}
      ranges={payLevels.map((level) => ({
        name: experienceInYears[level],
        ...bands[level],
        isChosen: level === chosen,
      }))}
    />
  );
}

/** The middle halves of the two sides of a comparison. */
export function SideRanges({
  sides,
}: {
  sides: readonly { name: string; estimate: Pick<Estimate, "low" | "median" | "high"> }[];
}): Markup {
  return (
    <RangesChart
      id="ranges"
      title="Middle half of pay and median"
      above
      ranges={sides.map(({ name, estimate }) => ({
        name,
        p25: estimate.low,
        median: estimate.median,
        p75: estimate.high,
      }))}
    />
  );
}
