import { type ExperienceLevel, experienceLevels } from "../../contracts/common.ts";
import type { ExperienceBands } from "../../contracts/widget.ts";
import { dollars } from "../../core/format.ts";
import { experience } from "../../salaries/figures/experience.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale } from "./scale.ts";

const size = { width: 540, height: 228 };
const plot = { left: 112, right: 530 };
const rowHeight = 54;

/** The name of a level as a heading has it. */
export function levelName(level: ExperienceLevel): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
}

/** The middle half of pay at each level as a bar, with the median; `chosen` is emphasized. */
export function LevelsChart({
  subject,
  bands,
  chosen,
}: {
  subject: string;
  bands: ExperienceBands;
  chosen: ExperienceLevel;
}): Markup {
  const highest = Math.max(
    ...experienceLevels.map((level) => bands[level].p75 ?? bands[level].median),
  );
  const x = linearScale([0, highest * 1.2], [plot.left, plot.right]);
  const medians = experienceLevels.map((level) => `${level} ${dollars(bands[level].median)}`);
  return (
    <figure class="chart-figure">
      <Chart
        id="levels"
        title={`Pay of ${subject} by level`}
        description={`Medians: ${medians.join(", ")}. A bar is the middle half of pay.`}
        {...size}
      >
        {experienceLevels.map((level, at) => {
          const { median, p25, p75 } = bands[level];
          const y = at * rowHeight + 8;
          const from = x(p25 ?? median);
          return (
            <g class={level === chosen ? "level chosen" : "level"}>
              <text x="0" y={y + 16} class="name">
                {levelName(level)}
              </text>
              <text x="0" y={y + 34} class="small">
                {`${experience[level].years} years`}
              </text>
              <rect
                class="track"
                x={plot.left}
                y={y + 18}
                width={plot.right - plot.left}
                height="2"
              />
              <rect
                class="bar"
                x={from}
                y={y + 8}
                width={x(p75 ?? median) - from}
                height="22"
                rx="4"
              />
              <rect class="tick" x={x(median) - 2} y={y + 4} width="4" height="30" rx="2" />
              <text x={x(p75 ?? median) + 8} y={y + 24} class="value">
                {dollars(median)}
              </text>
            </g>
          );
        })}
      </Chart>
      <DataTable
        caption={`Pay of ${subject} by level, USD a year`}
        columns={["Level", "25th percentile", "Median", "75th percentile"]}
        rows={experienceLevels.map((level) => {
          const { p25, median, p75 } = bands[level];
          return [levelName(level), orUnpublished(p25), dollars(median), orUnpublished(p75)];
        })}
      />
    </figure>
  );
}

/** An amount, or what a table has where the percentile is not published. */
export function orUnpublished(amount: number | null): string {
  return amount === null ? "not published" : dollars(amount);
}
