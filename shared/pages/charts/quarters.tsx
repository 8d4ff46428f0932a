import type { Snapshot } from "../../contracts/responses/history.ts";
import { dollars } from "../../core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { orUnpublished } from "./ranges.tsx";
import { linearScale, shortDollars, ticks } from "./scale.ts";

const size = { width: 540, height: 290 };
const plot = { left: 60, right: 530, top: 16, bottom: 250 };

type Quarter = Pick<
  Snapshot,
  "quarter" | "low" | "median" | "high" | "confidence_lower" | "confidence_upper"
>;

/**
 * The median quarter by quarter with two different bands: where it may lie (its 95% interval), and
 * what the middle half is paid (the quartiles).
 */
export function QuartersChart({
  subject,
  quarters,
}: {
  subject: string;
  quarters: readonly Quarter[];
}): Markup {
  const amounts = quarters.flatMap(({ low, median, high, confidence_lower, confidence_upper }) =>
    [low, median, high, confidence_lower, confidence_upper].filter((value) => value !== null),
  );
  const domain = [Math.min(...amounts) * 0.96, Math.max(...amounts) * 1.04] as const;
  const y = linearScale(domain, [plot.bottom, plot.top]);
  const x = linearScale([0, Math.max(1, quarters.length - 1)], [plot.left + 24, plot.right - 24]);
  const line = (value: (quarter: Quarter) => number | null) =>
    quarters.flatMap((quarter, at) => {
      const amount = value(quarter);
      return amount === null ? [] : [`${x(at)} ${y(amount)}`];
    });
  const quartiles = [line(({ high }) => high), line(({ low }) => low)] as const;
  const interval = [
    ...line((quarter) => quarter.confidence_upper),
    ...line((quarter) => quarter.confidence_lower).reverse(),
  ];
  const [first, last] = [quarters[0], quarters.at(-1)];
  return (
    <figure class="chart-figure">
      <Chart
        id="quarters"
        title={`Median pay of ${subject} by quarter`}
        description={
          first && last
            ? `From ${dollars(first.median)} in ${first.quarter} to ${dollars(last.median)} in ${last.quarter}. The band is the 95% interval of the median, the dashed lines are the quartiles.`
            : "No quarters."
        }
        {...size}
      >
        <g class="axis">
          {ticks(domain, 4).map((value) => (
            <>
              <line class="grid" x1={plot.left} x2={plot.right} y1={y(value)} y2={y(value)} />
              <text x={plot.left - 8} y={y(value) + 4} text-anchor="end">
                {shortDollars(value)}
              </text>
            </>
          ))}
          {quarters.map(({ quarter }, at) => (
            <text x={x(at)} y={plot.bottom + 24} text-anchor="middle">
              {quarter}
            </text>
          ))}
        </g>
        <path class="band" d={`M${interval.join("L")}Z`} />
        {quartiles.map(
          (points) => points.length > 1 && <path class="quartile" d={`M${points.join("L")}`} />,
        )}
        <path class="curve" d={`M${line(({ median }) => median).join("L")}`} />
        {quarters.map(({ median }, at) => (
          <circle class="dot" cx={x(at)} cy={y(median)} r="4" />
        ))}
      </Chart>
      <figcaption class="legend">
        <span class="key median">Median</span>
        <span class="key band">95% interval of the median</span>
        <span class="key quartile">Quartiles: half of the people earn between them</span>
      </figcaption>
      <DataTable
        caption={`Pay of ${subject} by quarter, USD a year`}
        columns={["Quarter", "25th percentile", "Median", "75th percentile", "95% interval"]}
        rows={quarters.map((quarter) => [
          quarter.quarter,
          orUnpublished(quarter.low),
          dollars(quarter.median),
          orUnpublished(quarter.high),
          `${dollars(quarter.confidence_lower)} to ${dollars(quarter.confidence_upper)}`,
        ])}
      />
    </figure>
  );
}
